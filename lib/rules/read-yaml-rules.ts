import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { LIST_KEYS, type ParsedRules, type RuleItem, type RuleList } from './rule-list';

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
  if (error) return { kind: 'unreadable', message: error.message, offset: error.pos[0] };
  try {
    // Throws for aliases that are undefined, contain themselves, or expand exponentially.
    JSON.stringify(document.toJS());
  } catch (error) {
    return { kind: 'unreadable', message: error instanceof Error ? error.message : '', offset: 0 };
  }
  const { contents } = document;
  if (isScalar(contents) && typeof contents.value === 'string' && /^\s*\{/.test(contents.value)) {
    return { kind: 'lists', lists: [{ key: undefined, items: toItem(document, contents, text) }] };
  }
  const lists = findLists(document, contents, text);
  return lists.length > 0 ? { kind: 'lists', lists } : { kind: 'no-list' };
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
  const ruleLists = lists.filter(({ key }) => known.has(key));
  return ruleLists.length > 0 ? ruleLists : lists.slice(0, 1);
}

function toList(document: Document, key: string | undefined, nodes: readonly unknown[], source: string): RuleList {
  return { key, items: nodes.flatMap((node) => toItem(document, node, source)) };
}

/** `MemorySection.getStringList` of PeerBanHelper's YAML library: drops null and converts other values to strings. */
function toItem(document: Document, node: unknown, source: string): RuleItem[] {
  const text = toJavaText(document, node);
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
function toJavaText(document: Document, node: unknown): string | undefined {
  const inner = (value: unknown) => toJavaText(document, value) ?? 'null';
  if (isAlias(node)) return toJavaText(document, node.resolve(document));
  if (isSeq(node)) return `[${node.items.map(inner).join(', ')}]`;
  if (isMap(node)) return `{${node.items.map(({ key, value }) => `${inner(key)}=${inner(value)}`).join(', ')}}`;
  // SnakeYAML reads these letters as strings, not booleans.
  if (isScalar(node) && /^[yn]$/i.test(node.source ?? '')) return node.source;
  const value: unknown = isScalar(node) ? node.value : undefined;
  return value === null || value === undefined ? undefined : String(value);
}
