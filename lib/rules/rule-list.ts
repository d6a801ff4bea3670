/** The lists of the tool that have JSON rules, by the module's page, with their key in `profile.yml`. */
export const LIST_KEYS = { 'client-name': 'banned-client-name', 'peer-id': 'banned-peer-id' } as const;
export type ListName = keyof typeof LIST_KEYS;

export function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && Object.hasOwn(LIST_KEYS, name);
}

/** One rule in a text that somebody pasted. */
export interface RuleItem {
  /** The rule as PeerBanHelper gets it: without YAML's quotes. */
  text: string;
  /** Where it begins in the pasted text. */
  start: number;
  /** How it is written there, for positions inside of it. */
  style: 'verbatim' | 'single-quoted' | 'other';
}

export interface RuleList {
  /** The YAML key that the list is under; undefined for a list without one, and for JSON. */
  key: string | undefined;
  items: readonly RuleItem[];
}

export type ReadRules =
  | { kind: 'lists'; lists: readonly RuleList[] }
  | { kind: 'unreadable'; message: string; offset: number }
  /** Nothing in it is a list of rules. */
  | { kind: 'no-list' };

/** The list that is meant: of the wanted module, else one without a key, else the first one of any module. */
export function chooseList(lists: readonly RuleList[], wanted: ListName): RuleList | undefined {
  return (
    lists.find(({ key }) => key === LIST_KEYS[wanted]) ??
    lists.find(({ key }) => key === undefined) ??
    lists.find(({ key }) => listOfKey(key) !== undefined) ??
    lists[0]
  );
}

export function listOfKey(key: string | undefined): ListName | undefined {
  return Object.keys(LIST_KEYS)
    .filter(isListName)
    .find((name) => LIST_KEYS[name] === key);
}

/** Where a character of a rule is in the pasted text. */
export function offsetInSource(source: string, { start, style }: RuleItem, offset: number): number {
  if (style === 'verbatim') return start + offset;
  if (style === 'other') return start;
  let at = start;
  // A quotation mark is written twice.
  for (let left = offset; left > 0; left--) at += source[at] === "'" ? 2 : 1;
  return at;
}
