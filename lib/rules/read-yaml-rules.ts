import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { LIST_KEYS, type ReadRules, type RuleItem, type RuleList } from './rule-list';

/** Nodes that are written out for one item; more are no rule but an attempt to fill the memory. */
const MAX_NODES = 1000;

class TooLarge extends Error {}

/**
 * Reads any YAML with the library, in the version that the tool's SnakeYAML knows. Aliases are followed where an item needs
 * them, and no further.
 */
export function readYamlRules(text: string): ReadRules {
  const document = parseDocument(text, {
    version: '1.1',
    uniqueKeys: false,
    prettyErrors: false,
    keepSourceTokens: false,
  });
  const [error] = document.errors;
  if (error) return { kind: 'unreadable', message: error.message, offset: error.pos[0] };
  const { contents } = document;
  try {
    if (isScalar(contents) && typeof contents.value === 'string' && /^\s*\{/.test(contents.value)) {
      return { kind: 'lists', lists: [{ key: undefined, items: [toItem(document, contents, text)].flat() }] };
    }
    const lists = findLists(document, contents, text);
    return lists.length > 0 ? { kind: 'lists', lists } : { kind: 'no-list' };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { kind: 'unreadable', message: error.message, offset: 0 };
  }
}

function findLists(document: Document, root: unknown, source: string): RuleList[] {
  if (isSeq(root)) return [toList(document, undefined, root.items, source)];
  const lists: RuleList[] = [];
  const maps: YAMLMap[] = isMap(root) ? [root] : [];
  for (const map of maps) {
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (isMap(value)) maps.push(value);
      else if (isSeq(value)) lists.push(toList(document, name, value.items, source));
    }
  }
  const known = new Set<string | undefined>(Object.values(LIST_KEYS));
  const own = lists.filter(({ key }) => known.has(key));
  return own.length > 0 ? own : lists.slice(0, 1);
}

function toList(document: Document, key: string | undefined, nodes: readonly unknown[], source: string): RuleList {
  return { key, items: nodes.flatMap((node) => toItem(document, node, source)) };
}

/** `MemorySection.getStringList` of the tool's YAML library: null is left out, everything else is turned into text. */
function toItem(document: Document, node: unknown, source: string): RuleItem[] {
  const budget = { nodes: MAX_NODES };
  const text = toJavaText(document, node, budget);
  if (text === undefined) return [];
  const [from = 0, to = 0] = isNode(node) ? (node.range ?? []) : [];
  const written = source.slice(from, to);
  if (written === text) return [{ text, start: from, style: 'verbatim' }];
  const inner = written.slice(1, -1);
  if (inner === text) return [{ text, start: from + 1, style: 'verbatim' }];
  if (written.startsWith("'") && !inner.includes('\n')) return [{ text, start: from + 1, style: 'single-quoted' }];
  return [{ text, start: from, style: 'other' }];
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

/** `Object.toString` of what SnakeYAML makes of a node: `{method=CONTAINS, content=abc}`; undefined for null. */
function toJavaText(document: Document, node: unknown, budget: { nodes: number }): string | undefined {
  if (budget.nodes-- <= 0) throw new TooLarge('Number of aliases for non-scalar nodes exceeds the specified max=50');
  const inner = (value: unknown) => toJavaText(document, value, budget) ?? 'null';
  if (isAlias(node)) return toJavaText(document, node.resolve(document), budget);
  if (isSeq(node)) return `[${node.items.map(inner).join(', ')}]`;
  if (isMap(node)) return `{${node.items.map(({ key, value }) => `${inner(key)}=${inner(value)}`).join(', ')}}`;
  // The tool's library takes these letters for text.
  if (isScalar(node) && /^[yn]$/i.test(node.source ?? '')) return node.source;
  const value: unknown = isScalar(node) ? node.value : undefined;
  return value === null || value === undefined ? undefined : String(value);
}
