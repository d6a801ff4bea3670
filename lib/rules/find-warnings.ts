import type { MessageKeyBelow } from '@/lib/i18n/messages';
import { type MatcherRule, METHODS, type Rule } from './compile-rule';
import { type ListName, REPORTED_PEER_ID_LENGTH } from './rule-list';

/** A problem with a rule that PeerBanHelper accepts but its author can't have intended, named after its message. */
export type WarningCode = MessageKeyBelow<'ruleTester.warning'>;

interface Warning {
  code: WarningCode;
  detail: string;
}

/** Names that are probably meant as a field: those of old versions, and misspelled ones. Other names are harmless notes. */
const LIKELY_FIELD = /^(?:method|content|min|max|hit|miss|if|success|failure|fail|value|pattern|type)$/i;

/** @param text the rule as written */
export function findWarnings(rule: Rule, text: string, list: ListName): Warning[] {
  const warnings: Warning[] = [];
  const add = (code: WarningCode, detail = '') => warnings.push({ code, detail });
  if (rule.kind === 'constant') {
    add(rule.result === 'FALSE' ? 'exempts-everyone' : 'bans-everyone', text.trim() === '' ? "''" : text.trim());
    return warnings;
  }
  if (rule.kind === 'untried') return warnings;
  for (const field of rule.ignoredFields) if (LIKELY_FIELD.test(field)) add('ignored-field', field);
  warnAboutCondition(rule, add);
  if (rule.miss === 'TRUE') add('miss-bans');
  if (rule.miss === 'FALSE') add('miss-exempts');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: In JSON, \b is a backspace, which nobody intends to match.
  const [control] = /[\u0000-\u0008\u000b-\u001f]/.exec(rule.content) ?? [];
  if (control) add('control-character', `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (rule.method === 'REGEX') warnAboutRegex(rule.content, add);
  else if (rule.method !== 'LENGTH') {
    if (rule.content === '' && rule.method !== 'EQUALS') {
      if (rule.hit === 'TRUE') add('bans-everyone', '"content":""');
      if (rule.hit === 'FALSE') add('exempts-everyone', '"content":""');
    }
    if (rule.content.includes('*')) add('wildcard', rule.content);
  }
  if (list === 'peer-id' && rule.min > REPORTED_PEER_ID_LENGTH) add('shortened-peer-id', rule.content);
  return warnings;
}

function warnAboutCondition({ condition }: MatcherRule, add: (code: WarningCode, detail?: string) => void): void {
  if (!condition) return;
  if (condition.kind === 'constant') {
    add(condition.result === 'FALSE' ? 'exempts-everyone' : 'if-always-met', `"if":${condition.text}`);
  } else if (condition.miss === 'FALSE') add('if-exempts-others', condition.content);
  else if (condition.hit !== 'FALSE' && !condition.condition) add('if-always-met', '"if":{…}');
}

function warnAboutRegex(content: string, add: (code: WarningCode, detail?: string) => void): void {
  if (/^\/.*\/[a-z]*$/.test(content)) add('regex-slashes', content);
  else if (/^[\w\s/-]+$/.test(content)) add('regex-part', content);
  if (UNESCAPED_DOT.test(content.replaceAll(/\[(?:\\.|[^\]\\])*\]/g, 'x'))) add('regex-dot', content);
}

/** An unescaped dot between letters or digits, which is probably meant literally. */
const UNESCAPED_DOT = /(?:[A-Za-z\d]|\\d[+*]?)\.(?:[A-Za-z\d]|\\d)/;

/** Rewrites a rule of PeerBanHelper 1.x to 3.1 (`RuleParseHelper`), such as `startsWith@-XL`; undefined for other text. */
export function rewriteOldRule(text: string): string | undefined {
  const [, name = '', content = ''] = /^\s*([a-z]+)@(.*)$/is.exec(text) ?? [];
  const method = METHODS.find((candidate) => candidate.replace('_', '') === name.toUpperCase());
  if (method === undefined) return undefined;
  if (method === 'LENGTH') {
    const length = Number(content);
    return /^\d{1,9}$/.test(content) ? JSON.stringify({ method, min: length, max: length }) : undefined;
  }
  // Those versions ignored case in every rule; JSON rules do so in all but REGEX.
  return JSON.stringify({ method, content: method === 'REGEX' ? `(?i)${content}` : content });
}
