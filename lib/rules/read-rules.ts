import type { ValueNode } from '@humanwhocodes/momoa';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { rewriteOldRule } from './old-rule';
import { offsetOf, parseJson5 } from './read-json';
import { LIST_KEYS, type ListName, listOfKey } from './rule-list';

/** A rule in pasted text. */
export interface RuleItem {
  /** The rule as PeerBanHelper receives it, without YAML's quotes; as written if that is unknown. */
  text: string;
  /** Offset in the pasted text. */
  start: number;
  /** How the pasted text spells the rule, to map offsets in the rule to offsets in the text. */
  style: 'verbatim' | 'single-quoted' | 'other' | 'unknown';
}

export interface RuleList {
  /** The YAML key of the list; undefined for a list without a key and for JSON. */
  key: string | undefined;
  items: readonly RuleItem[];
}

export type ParsedRules =
  | { kind: 'lists'; lists: readonly RuleList[] }
  | { kind: 'unreadable'; message: string; offset: number }
  /** YAML without a list. */
  | { kind: 'no-list' };

/** Parses rules of PeerBanHelper 1.x to 3.1 that are pasted without dashes. Returns undefined for any other text. */
export function readOldRules(text: string): ParsedRules | undefined {
  const items: RuleItem[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const end = line.indexOf(' #');
    const rule = (end < 0 ? line : line.slice(0, end)).trim();
    if (rule !== '' && !rule.startsWith('#')) {
      if (rewriteOldRule(rule) === undefined) return undefined;
      items.push({ text: rule, start: offset + line.indexOf(rule), style: 'verbatim' });
    }
    offset += line.length + 1;
  }
  return items.length > 0 ? unnamedList(items) : undefined;
}

/**
 * Parses rules pasted as JSON: a single rule, several rules below each other, or an array of rules or of strings with rules.
 *
 * @returns undefined for text that doesn't start like JSON
 */
export function readJsonRules(text: string): ParsedRules | undefined {
  const [, start] = /^\s*([[{"])/.exec(text) ?? [];
  if (start === undefined) return undefined;
  try {
    // Commas between rules that are below each other.
    const array = `[${text.replaceAll(/(["}]\s*)\n(?=\s*["{])/g, '$1,')}\n]`;
    const { body } = parseJson5(array);
    const values = body.type === 'Array' ? body.elements.map(({ value }) => value) : [];
    const items = values.flatMap((value) =>
      value.type === 'Array' ? value.elements.map((item) => item.value) : [value],
    );
    return unnamedList(items.map((value) => jsonItem(text, value)));
  } catch (error) {
    const lines = splitLines(text);
    if (lines) return unnamedList(lines);
    if (start !== '[') return unnamedList([{ text, start: 0, style: 'verbatim' }]);
    const message = error instanceof Error ? error.message : '';
    return { kind: 'unreadable', message, offset: Math.max(0, (offsetOf(error) ?? 0) - 1) };
  }
}

function unnamedList(items: RuleItem[]): ParsedRules {
  return { kind: 'lists', lists: [{ key: undefined, items }] };
}

function jsonItem(source: string, value: ValueNode): RuleItem {
  // The array around the text adds one character.
  const start = value.loc.start.offset - 1;
  const text = source.slice(start, value.loc.end.offset - 1);
  // A string can contain a rule, as in the responses of PeerBanHelper's API, or be a constant rule itself.
  if (value.type !== 'String' || !(/^\s*\{/.test(value.value) || rewriteOldRule(value.value) !== undefined))
    return { text, start, style: 'verbatim' };
  return text.slice(1, -1) === value.value
    ? { text: value.value, start: start + 1, style: 'verbatim' }
    : { text: value.value, start, style: 'other' };
}

/** Treats each line as a rule, so that a broken rule doesn't affect the others. Returns undefined for other text. */
function splitLines(text: string): RuleItem[] | undefined {
  const items: RuleItem[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, indent = '', rule] = /^(\s*)(\{.*\}|"(?:\\.|[^"\\])*")\s*,?\s*(?:(?:#|\/\/).*)?$/.exec(line) ?? [];
    if (rule !== undefined) items.push({ text: rule, start: offset + indent.length, style: 'verbatim' });
    else if (line.trim() !== '') return undefined;
    offset += line.length + 1;
  }
  return items;
}

/** Nesting that could crash the parser. */
const TOO_DEEP = /(?:[-?] +|[[{]\s*){200}/;

/** Parses any YAML with the library, as YAML 1.1 like PeerBanHelper's SnakeYAML. */
export function readYamlRules(text: string): ParsedRules {
  const deep = TOO_DEEP.exec(text);
  if (deep) return { kind: 'unreadable', message: 'Nested too deeply', offset: deep.index };
  const { contents, errors } = parseDocument(text, {
    version: '1.1',
    uniqueKeys: false,
    logLevel: 'error',
    prettyErrors: false,
    keepSourceTokens: false,
  });
  const [error] = errors;
  if (error) return { kind: 'unreadable', message: error.message, offset: error.pos[0] };
  if (isScalar(contents) && typeof contents.value === 'string' && /^\s*\{/.test(contents.value))
    return unnamedList(yamlItem(contents, text));
  const lists = findLists(contents, text);
  return lists.length > 0 ? { kind: 'lists', lists } : { kind: 'no-list' };
}

function findLists(root: unknown, source: string): RuleList[] {
  if (isSeq(root)) return [toList(undefined, root.items, source)];
  const lists: RuleList[] = [];
  const maps: YAMLMap[] = isMap(root) ? [root] : [];
  for (const map of maps) {
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (isMap(value)) maps.push(value);
      else if (isSeq(value)) lists.push(toList(name, value.items, source));
    }
  }
  const keys = Object.values(LIST_KEYS);
  const known = new Set<string | undefined>([...keys, ...keys.map(exceptionsKey)]);
  const ruleLists = lists.filter(({ key }) => known.has(key));
  return ruleLists.length > 0 ? ruleLists : lists.slice(0, 1);
}

/** The key of the list of exceptions that PeerBanHelper had until 3.1. */
export function exceptionsKey(key: string): string {
  return key.replace('banned-', 'exclude-');
}

function toList(key: string | undefined, nodes: readonly unknown[], source: string): RuleList {
  return { key, items: nodes.flatMap((node) => (isNode(node) ? yamlItem(node, source) : [])) };
}

/** PeerBanHelper drops null and converts other values to strings, which is only certain here for ordinary ones. */
function yamlItem(node: Node, source: string): RuleItem[] {
  const [start = 0, end = 0] = node.range ?? [];
  const raw = source.slice(start, end);
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (value === null) return [];
  // SnakeYAML reads these letters as strings, not booleans.
  const text = isScalar(node) && /^[yn]$/i.test(raw) ? raw : String(value);
  if (!/^(?:string|boolean|number)$/.test(typeof value)) return [{ text: raw, start, style: 'unknown' }];
  if (raw === text) return [{ text, start, style: 'verbatim' }];
  const inner = raw.slice(1, -1);
  if (inner === text) return [{ text, start: start + 1, style: 'verbatim' }];
  if (raw.startsWith("'") && !inner.includes('\n')) return [{ text, start: start + 1, style: 'single-quoted' }];
  return [{ text, start, style: 'other' }];
}

/** Chooses the list of the selected module, else a list without a key, else the first list of any module. */
export function chooseList(lists: readonly RuleList[], selected: ListName): RuleList | undefined {
  return (
    lists.find(({ key }) => key === LIST_KEYS[selected]) ??
    lists.find(({ key }) => key === undefined) ??
    lists.find(({ key }) => listOfKey(key) !== undefined) ??
    lists[0]
  );
}

/** Maps an offset in a rule to an offset in the pasted text. */
export function offsetInSource(source: string, { start, style }: RuleItem, offset: number): number {
  if (style === 'verbatim') return start + offset;
  if (style !== 'single-quoted') return start;
  let sourceOffset = start;
  // YAML doubles single quotes in a single-quoted string.
  for (let remaining = offset; remaining > 0; remaining--) sourceOffset += source[sourceOffset] === "'" ? 2 : 1;
  return sourceOffset;
}
