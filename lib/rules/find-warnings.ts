import type { MatcherRule, Result, Rule } from './compile-rule';
import type { ListName } from './rule-list';

/** Rules that PeerBanHelper accepts but that surely do something else than their author meant. */
export const WARNINGS = [
  'bans-everyone',
  'control-character',
  'exempts-everyone',
  'if-always-met',
  'if-exempts-others',
  'ignored-field',
  'length-never',
  'loose-json',
  'miss-bans',
  'miss-exempts',
  'regex-dot',
  'regex-part',
  'regex-slashes',
  'shortened-peer-id',
  'wildcard',
] as const;
export type WarningCode = (typeof WARNINGS)[number];

export interface Warning {
  code: WarningCode;
  /** The part of the rule that it is about. */
  detail: string;
}

/** What qBittorrent and Deluge report of a PeerID. */
const SHORT_PEER_ID = 8;
/** Fields of old versions, and those of other spelling: notes under other names do no harm. */
const LOOKS_MEANT = /^(?:method|content|min|max|hit|miss|if|success|failure|fail|value|pattern|type)$/i;

/** @param text as written */
export function findWarnings(rule: Rule, text: string, list: ListName): Warning[] {
  const warnings: Warning[] = [];
  const add = (code: WarningCode, detail = '') => warnings.push({ code, detail });
  if (rule.kind === 'constant') {
    add(rule.result === 'FALSE' ? 'exempts-everyone' : 'bans-everyone', text.trim() === '' ? "''" : text.trim());
    return warnings;
  }
  if (!isStrictJson(text)) add('loose-json');
  for (const field of rule.ignoredFields) if (LOOKS_MEANT.test(field)) add('ignored-field', field);
  warnAboutCondition(rule, add);
  if (rule.miss === 'TRUE') add('miss-bans');
  if (rule.miss === 'FALSE') add('miss-exempts');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON's \b is the backspace, which nobody means.
  if (/[\u0000-\u0008\u000b-\u001f]/.test(rule.content)) add('control-character', controlName(rule.content));
  if (rule.method === 'LENGTH') {
    if (rule.min > rule.max) add('length-never', `${rule.min} > ${rule.max}`);
  } else if (rule.method === 'REGEX') warnAboutRegex(rule.content, add);
  else {
    if (rule.content === '' && rule.method !== 'EQUALS') {
      const effect: Partial<Record<Result, WarningCode>> = { TRUE: 'bans-everyone', FALSE: 'exempts-everyone' };
      const code = effect[rule.hit];
      if (code) add(code, '"content":""');
    }
    if (rule.content.includes('*')) add('wildcard', rule.content);
  }
  if (list === 'peer-id' && needsMoreThanReported(rule)) add('shortened-peer-id', rule.content);
  return warnings;
}

function warnAboutCondition({ condition }: MatcherRule, add: (code: WarningCode, detail?: string) => void): void {
  if (!condition) return;
  if (condition.kind === 'constant') {
    add(condition.result === 'FALSE' ? 'exempts-everyone' : 'if-always-met', `"if":${quoteIfText(condition)}`);
  } else if (condition.miss === 'FALSE') add('if-exempts-others', condition.content);
  else if (condition.hit !== 'FALSE' && !condition.condition) add('if-always-met', '"if":{…}');
}

function quoteIfText({ source, text }: Extract<Rule, { kind: 'constant' }>): string {
  return source === 'string' ? JSON.stringify(text) : text;
}

function warnAboutRegex(content: string, add: (code: WarningCode, detail?: string) => void): void {
  if (/^\/.*\/[a-z]*$/.test(content)) add('regex-slashes', content);
  else if (/^[\w\s/-]+$/.test(content)) add('regex-part', content);
  const bare = content.replaceAll(/\\Q.*?\\E|\[(?:\\.|[^\]\\])*\]/g, (part) => 'x'.repeat(part.length));
  if (UNESCAPED_DOT.test(bare)) add('regex-dot', content);
}

/** A dot between letters or digits, which matches any character where a dot was meant. */
const UNESCAPED_DOT = /(?:[A-Za-z\d]|\\d[+*]?)\.(?:[A-Za-z\d]|\\d)/;

/** Whether no text of eight characters can match. Expressions are left out, since only trying tells. */
function needsMoreThanReported(rule: MatcherRule): boolean {
  if (rule.method === 'REGEX') return false;
  if (rule.method === 'LENGTH') return rule.min > SHORT_PEER_ID && rule.max >= rule.min;
  return rule.content.length > SHORT_PEER_ID;
}

function isStrictJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function controlName(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what was found.
  const [char = ''] = /[\u0000-\u0008\u000b-\u001f]/.exec(text) ?? [];
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
