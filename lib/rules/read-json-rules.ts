import { type GsonValue, parseGson, parseGsonSequence } from './gson-reader';
import { JavaException } from './java-exception';
import type { ReadRules, RuleItem } from './rule-list';

/**
 * Reads rules that were pasted as JSON: one, several below each other, or an array of rules or of their texts.
 *
 * @returns undefined for what isn't JSON at first sight
 */
export function readJsonRules(text: string): ReadRules | undefined {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    const values = parseGsonSequence(text);
    const items = values.flatMap((value) => (value.kind === 'array' ? value.items : [value]));
    return lists(items.map((value) => toItem(text, value)));
  } catch (error) {
    if (!(error instanceof JavaException)) throw error;
    const lines = readLines(text);
    if (lines.every((line) => /^[{"]/.test(line.text))) return lists(lines);
    return { kind: 'unreadable', message: error.message, offset: error.offset };
  }
}

function lists(items: RuleItem[]): ReadRules {
  return { kind: 'lists', lists: [{ key: undefined, items }] };
}

function toItem(source: string, value: GsonValue): RuleItem {
  const text = source.slice(value.start, value.end);
  if (value.kind !== 'string' || !/^["']/.test(text)) return { text, start: value.start, style: 'verbatim' };
  if (!looksLikeRule(value.value)) return { text, start: value.start, style: 'verbatim' };
  const style = text.slice(1, -1) === value.value ? 'verbatim' : 'other';
  return { text: value.value, start: value.start + (style === 'verbatim' ? 1 : 0), style };
}

/** A text in a list of texts, as the tool's API answers, rather than a rule that is only a text. */
function looksLikeRule(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** One rule a line: a broken one then spoils no other. */
function readLines(text: string): RuleItem[] {
  const items: RuleItem[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim().replace(/,$/, '');
    if (trimmed !== '') items.push({ text: trimmed, start: offset + line.indexOf(trimmed), style: 'verbatim' });
    offset += line.length + 1;
  }
  // A single broken rule over several lines.
  const isOne = items.length > 1 && items.slice(1).every((item) => !/^[{"]/.test(item.text) || !isComplete(item.text));
  return isOne ? [{ text, start: 0, style: 'verbatim' }] : items;
}

function isComplete(text: string): boolean {
  try {
    parseGson(text);
    return text.endsWith('}');
  } catch {
    return false;
  }
}
