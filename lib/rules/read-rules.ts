import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { listOfKey } from './rule-list';

export interface RuleItem {
  /** The rule as PeerBanHelper receives it, without YAML's quotes; as written if that is unknown. */
  text: string;
  /** Offset in the pasted text: of the rule if it is there verbatim, else of its YAML. */
  start: number;
  style: 'verbatim' | 'escaped' | 'unknown';
}

export interface RuleList {
  /** The YAML key of the list; undefined for a list without a key and for JSON. */
  key: string | undefined;
  items: readonly RuleItem[];
}

export type ParsedRules =
  | { kind: 'lists'; lists: readonly RuleList[] }
  | { kind: 'unreadable'; message: string; offset: number }
  /** YAML without a list, or a script for PeerBanHelper's expression engine. */
  | { kind: 'no-list' | 'script' };

/** Parses pasted text: YAML, a JSON array of rules, one JSON rule, or several below each other. */
export function readRules(text: string): ParsedRules {
  if (isScript(text)) return { kind: 'script' };
  return text.trimStart().startsWith('{') ? unnamedList(splitRules(text)) : readYamlRules(text);
}

/** The beginning of YAML, an item of a YAML list, or a field of a JSON rule. */
const RULES = /^\s*(?:-\s|[\w-]+:\s)|\n[ \t]*-[ \t]*['"{]|\bmethod["']?\s*[:=]/;
const COMMENT_LINE = /^[ \t]*#.*/gm;
/** Strings and comments of scripts, up to the end of their line. */
const TEXT = /"(?:\\.|[^"\\\n])*(?:"|$)|'(?:\\.|[^'\\\n])*(?:'|$)|##.*/gm;
/** What neither YAML, JSON nor prose has. */
const CODE =
  /\breturn\b[^\n;]{0,300};|\bif[ \t]*\([^\n{]{0,300}\)\s*\{|\b(?:peer|torrent)\.\w+[ \t]*[<>=)]|[!=]=[ \t]*nil\b/;

function isScript(text: string): boolean {
  return !RULES.test(text.replace(COMMENT_LINE, '')) && CODE.test(text.replace(TEXT, ' '));
}

function unnamedList(items: RuleItem[]): ParsedRules {
  return { kind: 'lists', lists: [{ key: undefined, items }] };
}

/** Splits JSON rules below each other without parsing them, so that a broken rule doesn't affect the others. */
function splitRules(text: string): RuleItem[] {
  const rules = text.matchAll(/\{.*?\}(?=\s*,?[ \t]*\r?\n\s*\{|\s*,?\s*$)|\{.*$/gs);
  return Array.from(rules, ({ 0: rule, index }) => ({ text: rule, start: index, style: 'verbatim' }));
}

/** Nesting that could crash the parser. */
const TOO_DEEP = /(?:[-?] +|[[{]\s*){200}/;

/** Parses any YAML with the library, as YAML 1.1 like PeerBanHelper's SnakeYAML, and JSON arrays, which are YAML, too. */
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
  if (isSeq(contents)) return { kind: 'lists', lists: [toList(undefined, contents.items, text)] };
  const lists = isMap(contents) ? findLists(contents, text) : [];
  return lists.length > 0 ? { kind: 'lists', lists } : { kind: 'no-list' };
}

function findLists(root: YAMLMap, source: string): RuleList[] {
  const lists: RuleList[] = [];
  const maps = [root];
  for (const map of maps) {
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (isMap(value)) maps.push(value);
      // PeerBanHelper had lists of exceptions until 3.1.
      else if (isSeq(value) && !name.startsWith('exclude-')) lists.push(toList(name, value.items, source));
    }
  }
  const known = lists.filter(({ key }) => listOfKey(key) !== undefined);
  return known.length > 0 ? known : lists.slice(0, 1);
}

function toList(key: string | undefined, nodes: readonly unknown[], source: string): RuleList {
  return { key, items: nodes.flatMap((node) => (isNode(node) ? yamlItem(node, source) : [])) };
}

/** PeerBanHelper drops null and converts other values to strings, which is only certain here for ordinary ones. */
function yamlItem(node: Node, source: string): RuleItem[] {
  const [start = 0, end = 0] = node.range ?? [];
  const raw = source.slice(start, end);
  if (isMap(node) && /^\s*\[/.test(source)) return [{ text: raw, start, style: 'verbatim' }];
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (value === null) return [];
  // SnakeYAML reads these letters as strings, not booleans.
  const text = isScalar(node) && /^[yn]$/i.test(raw) ? raw : String(value);
  if (!/^(?:string|boolean|number)$/.test(typeof value)) return [{ text: raw, start, style: 'unknown' }];
  const verbatim = [0, 1].find((quote) => raw.slice(quote, raw.length - quote) === text);
  return [
    verbatim === undefined ? { text, start, style: 'escaped' } : { text, start: start + verbatim, style: 'verbatim' },
  ];
}
