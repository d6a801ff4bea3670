import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { type GsonValue, parseGson, parseGsonSequence } from './gson-reader';
import { JavaException } from './java-lang';
import { rewriteOldRule } from './old-rule';
import { LIST_KEYS, type ListName, listOfKey } from './rule-list';

/** A rule in pasted text. */
export interface RuleItem {
  /** The rule as PeerBanHelper receives it, without YAML's quotes. */
  text: string;
  /** Offset in the pasted text. */
  start: number;
  /** How the pasted text spells the rule, to map offsets in the rule to offsets in the text. */
  style: 'verbatim' | 'single-quoted' | 'other';
}

export interface RuleList {
  /** The YAML key of the list; undefined for a list without a key and for JSON. */
  key: string | undefined;
  items: readonly RuleItem[];
}

export type ParsedRules =
  | { kind: 'lists'; lists: readonly RuleList[] }
  | { kind: 'unreadable'; message: string; offset: number }
  /** YAML without a list, that is nested deeper than the parser can follow, or whose aliases expand to too many values. */
  | { kind: 'no-list' | 'too-deep' | 'too-many-aliases' };

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
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    const values = parseGsonSequence(text);
    const items = values.flatMap((value) => (value.kind === 'array' ? value.items : [value]));
    return unnamedList(items.map((value) => jsonItem(text, value)));
  } catch (error) {
    if (!(error instanceof JavaException)) throw error;
    const lines = splitLines(text);
    if (lines.every((line) => /^[{"]/.test(line.text))) return unnamedList(lines);
    return { kind: 'unreadable', message: error.message, offset: error.offset };
  }
}

function unnamedList(items: RuleItem[]): ParsedRules {
  return { kind: 'lists', lists: [{ key: undefined, items }] };
}

function jsonItem(source: string, value: GsonValue): RuleItem {
  const text = source.slice(value.start, value.end);
  if (value.kind !== 'string' || !/^["']/.test(text)) return { text, start: value.start, style: 'verbatim' };
  if (!looksLikeRule(value.value)) return { text, start: value.start, style: 'verbatim' };
  const style = text.slice(1, -1) === value.value ? 'verbatim' : 'other';
  return { text: value.value, start: value.start + (style === 'verbatim' ? 1 : 0), style };
}

/** Whether a string contains a rule, as in the responses of PeerBanHelper's API, instead of being a constant rule itself. */
function looksLikeRule(text: string): boolean {
  return /^\s*\{/.test(text) || rewriteOldRule(text) !== undefined;
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

/** Limit on the aliases that are resolved in one text, because aliases of aliases expand a short text to gigabytes. */
const MAX_ALIASES = 100;

class AliasLimitError extends Error {}

/** @throws {AliasLimitError} */
type Resolve = (alias: Alias) => Node | undefined;

/**
 * Parses any YAML with the library, as YAML 1.1 like PeerBanHelper's SnakeYAML. Resolves only aliases within items.
 */
export function readYamlRules(text: string): ParsedRules {
  const document = parseDocument(text, {
    version: '1.1',
    uniqueKeys: false,
    logLevel: 'error',
    prettyErrors: false,
    keepSourceTokens: false,
  });
  const [error] = document.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') return { kind: 'too-deep' };
  if (error) return { kind: 'unreadable', message: error.message, offset: error.pos[0] };
  const targets = findAliasTargets(document);
  for (const [{ source, range }, target] of targets) {
    if (!target) return { kind: 'unreadable', message: `found undefined alias ${source}`, offset: range?.[0] ?? 0 };
  }
  let aliasCount = 0;
  const resolve: Resolve = (alias) => {
    if (++aliasCount > MAX_ALIASES) throw new AliasLimitError();
    return targets.get(alias);
  };
  const { contents } = document;
  try {
    if (isScalar(contents) && typeof contents.value === 'string' && /^\s*\{/.test(contents.value)) {
      return { kind: 'lists', lists: [{ key: undefined, items: yamlItem(resolve, contents, text) }] };
    }
    const lists = findLists(resolve, contents, text);
    return lists.length > 0 ? { kind: 'lists', lists } : { kind: 'no-list' };
  } catch (error) {
    if (error instanceof AliasLimitError) return { kind: 'too-many-aliases' };
    throw error;
  }
}

/** Finds the value of each alias: the last node before it that has its anchor. The library's own method takes quadratic time. */
function findAliasTargets(document: Document): Map<Alias, Node | undefined> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node | undefined>();
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) targets.set(node, anchors.get(node.source));
      else if (node.anchor) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

function findLists(resolve: Resolve, root: unknown, source: string): RuleList[] {
  if (isSeq(root)) return [toList(resolve, undefined, root.items, source)];
  const lists: RuleList[] = [];
  const maps: YAMLMap[] = isMap(root) ? [root] : [];
  for (const map of maps) {
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (isMap(value)) maps.push(value);
      else if (isSeq(value)) lists.push(toList(resolve, name, value.items, source));
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

function toList(resolve: Resolve, key: string | undefined, nodes: readonly unknown[], source: string): RuleList {
  return { key, items: nodes.flatMap((node) => yamlItem(resolve, node, source)) };
}

/** `MemorySection.getStringList` of PeerBanHelper's YAML library: drops null and converts other values to strings. */
function yamlItem(resolve: Resolve, node: unknown, source: string): RuleItem[] {
  const text = toJavaText(resolve, node);
  if (text === undefined) return [];
  const [from = 0, to = 0] = isNode(node) ? (node.range ?? []) : [];
  const raw = source.slice(from, to);
  if (raw === text) return [{ text, start: from, style: 'verbatim' }];
  const inner = raw.slice(1, -1);
  if (inner === text) return [{ text, start: from + 1, style: 'verbatim' }];
  if (raw.startsWith("'") && !inner.includes('\n')) return [{ text, start: from + 1, style: 'single-quoted' }];
  return [{ text, start: from, style: 'other' }];
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

/** Formats a node like Java's `toString`, such as `{method=CONTAINS, content=abc}`. Returns undefined for null. */
function toJavaText(resolve: Resolve, node: unknown): string | undefined {
  const inner = (value: unknown) => toJavaText(resolve, value) ?? 'null';
  if (isAlias(node)) return toJavaText(resolve, resolve(node));
  if (isSeq(node)) return `[${node.items.map(inner).join(', ')}]`;
  if (isMap(node)) return `{${node.items.map(({ key, value }) => `${inner(key)}=${inner(value)}`).join(', ')}}`;
  // SnakeYAML reads these letters as strings, not booleans.
  if (isScalar(node) && /^[yn]$/i.test(node.source ?? '')) return node.source;
  const value: unknown = isScalar(node) ? node.value : undefined;
  return value === null || value === undefined ? undefined : String(value);
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
  if (style === 'other') return start;
  let sourceOffset = start;
  // YAML doubles single quotes in a single-quoted string.
  for (let remaining = offset; remaining > 0; remaining--) sourceOffset += source[sourceOffset] === "'" ? 2 : 1;
  return sourceOffset;
}
