import { type GsonValue, parseGson, parseGsonSequence } from './gson-reader';
import { JavaException } from './java-lang';
import type { ParsedRules, RuleItem } from './rule-list';

/**
 * Parses rules pasted as JSON: a single rule, several rules below each other, or an array of rules or of strings with rules.
 *
 * @returns undefined for text that doesn't start like JSON
 */
export function readJsonRules(text: string): ParsedRules | undefined {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    const values = parseGsonSequence(text);
    const items = values.flatMap((value) => (value.kind === 'array' ? value.items : [value]));
    return toLists(items.map((value) => toItem(text, value)));
  } catch (error) {
    if (!(error instanceof JavaException)) throw error;
    const lines = splitLines(text);
    if (lines.every((line) => /^[{"]/.test(line.text))) return toLists(lines);
    return { kind: 'unreadable', message: error.message, offset: error.offset };
  }
}

function toLists(items: RuleItem[]): ParsedRules {
  return { kind: 'lists', lists: [{ key: undefined, items }] };
}

function toItem(source: string, value: GsonValue): RuleItem {
  const text = source.slice(value.start, value.end);
  if (value.kind !== 'string' || !/^["']/.test(text)) return { text, start: value.start, style: 'verbatim' };
  if (!looksLikeRule(value.value)) return { text, start: value.start, style: 'verbatim' };
  const style = text.slice(1, -1) === value.value ? 'verbatim' : 'other';
  return { text: value.value, start: value.start + (style === 'verbatim' ? 1 : 0), style };
}

/** Whether a string contains a rule, as in the responses of PeerBanHelper's API, instead of being a constant rule itself. */
function looksLikeRule(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** Treats each line as a rule, so that a broken rule doesn't affect the others. */
function splitLines(text: string): RuleItem[] {
  const items: RuleItem[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim().replace(/,$/, '');
    if (trimmed !== '') items.push({ text: trimmed, start: offset + line.indexOf(trimmed), style: 'verbatim' });
    offset += line.length + 1;
  }
  // A single broken rule that spans several lines.
  const isSingleRule =
    items.length > 1 && items.slice(1).every((item) => !/^[{"]/.test(item.text) || !isComplete(item.text));
  return isSingleRule ? [{ text, start: 0, style: 'verbatim' }] : items;
}

function isComplete(text: string): boolean {
  try {
    parseGson(text);
    return text.endsWith('}');
  } catch {
    return false;
  }
}
