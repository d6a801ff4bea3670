/** PeerBanHelper's lists of JSON rules, keyed by their module, with their key in `profile.yml`. */
export const LIST_KEYS = { 'client-name': 'banned-client-name', 'peer-id': 'banned-peer-id' } as const;
export type ListName = keyof typeof LIST_KEYS;

export function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && Object.hasOwn(LIST_KEYS, name);
}

export const LIST_NAMES = Object.keys(LIST_KEYS).filter(isListName);

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
  /** YAML without a list. */
  | { kind: 'no-list' };

/** Chooses the list of the selected module, else a list without a key, else the first list of any module. */
export function chooseList(lists: readonly RuleList[], selected: ListName): RuleList | undefined {
  return (
    lists.find(({ key }) => key === LIST_KEYS[selected]) ??
    lists.find(({ key }) => key === undefined) ??
    lists.find(({ key }) => listOfKey(key) !== undefined) ??
    lists[0]
  );
}

export function listOfKey(key: string | undefined): ListName | undefined {
  return LIST_NAMES.find((name) => LIST_KEYS[name] === key);
}

/** Formats rules as a section of `profile.yml`, each in single quotes on one line. */
export function writeRules(rules: readonly string[], list: ListName): string {
  const items = rules.map((rule) => `      - '${toOneLine(rule).replaceAll("'", "''")}'\n`);
  return `module:\n  ${list}-blacklist:\n    ${LIST_KEYS[list]}:\n${items.join('')}`;
}

/** Removes line breaks, which JSON allows between tokens but not within strings. */
function toOneLine(rule: string): string {
  try {
    const value: unknown = JSON.parse(rule);
    return rule.includes('\n') ? JSON.stringify(value) : rule.trim();
  } catch {
    return rule.replaceAll(/\s*\n\s*/g, ' ').trim();
  }
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
