/** PeerBanHelper's lists of JSON rules, keyed by their module, with their key in `profile.yml`. */
export const LIST_KEYS = { 'client-name': 'banned-client-name', 'peer-id': 'banned-peer-id' } as const;
export type ListName = keyof typeof LIST_KEYS;

export function isListName(name = ''): name is ListName {
  return Object.hasOwn(LIST_KEYS, name);
}

export const LIST_NAMES = Object.keys(LIST_KEYS).filter(isListName);

export function listOfKey(key: string | undefined): ListName | undefined {
  return LIST_NAMES.find((name) => LIST_KEYS[name] === key);
}

/** Formats rules as a section of `profile.yml`, each in quotes on one line. */
export function writeRules(rules: readonly string[], list: ListName): string {
  const items = rules.map((rule) => `      - ${quote(rule)}\n`);
  return `module:\n  ${list}-blacklist:\n    ${LIST_KEYS[list]}:\n${items.join('')}`;
}

function quote(rule: string): string {
  if (!rule.includes('\n')) return `'${rule.trim().replaceAll("'", "''")}'`;
  try {
    return quote(JSON.stringify(JSON.parse(rule)));
  } catch {
    // What JSON escapes, YAML escapes in double quotes.
    return JSON.stringify(rule);
  }
}

export interface TesterState {
  list: ListName;
  value: string;
  /** Whether to test only the part of a peer ID that most downloaders report. */
  isShort: boolean;
  rules: string;
}

/** Limits on what the tester reads. Browsers would take seconds to lay out, check and delete more. */
export const INPUT_LIMITS = { characters: 200_000, lines: 5000 };

/** Returns the size of rules and a value that exceed the limits together; undefined for shorter ones. */
export function findExcess({ rules, value }: Pick<TesterState, 'rules' | 'value'>): typeof INPUT_LIMITS | undefined {
  const characters = rules.length + value.length;
  const lines = rules.split(/\r\n?|\n/).length;
  return characters > INPUT_LIMITS.characters || lines > INPUT_LIMITS.lines ? { characters, lines } : undefined;
}

/** Longer addresses can't be shared reliably. */
const MAX_ADDRESS_LENGTH = 8000;

/** Serializes the state as lines: list, value, rules. Returns an empty string if it is too long for an address. */
export function writeState({ list, value, isShort, rules }: TesterState): string {
  const text = [list + (isShort ? ' short' : ''), value, rules].join('\n');
  return text.length > MAX_ADDRESS_LENGTH ? '' : text;
}

/** Parses text from `writeState`. Returns undefined for any other text. */
export function readState(text: string | undefined): TesterState | undefined {
  const [, list, short, value = '', rules = ''] = /^([\w-]+)( short)?\n([^\n]*)\n(.*)$/s.exec(text ?? '') ?? [];
  if (!isListName(list) || findExcess({ rules, value })) return undefined;
  return { list, value, isShort: short !== undefined, rules };
}

/** Characters of a peer ID that qBittorrent and Deluge report. */
export const REPORTED_PEER_ID_LENGTH = 8;

/** Returns the value as the downloader reports it to PeerBanHelper. */
export function comparedValue({ list, value, isShort }: TesterState): string {
  return list === 'peer-id' && isShort ? value.slice(0, REPORTED_PEER_ID_LENGTH) : value;
}
