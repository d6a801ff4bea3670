/** PeerBanHelper's lists of JSON rules, keyed by their module, with their key in `profile.yml`. */
export const LIST_KEYS = { 'client-name': 'banned-client-name', 'peer-id': 'banned-peer-id' } as const;
export type ListName = keyof typeof LIST_KEYS;

export function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && Object.hasOwn(LIST_KEYS, name);
}

export const LIST_NAMES = Object.keys(LIST_KEYS).filter(isListName);

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

/** The reader's input. */
export interface TesterState {
  list: ListName;
  value: string;
  /** Whether to test only the part of a peer ID that most downloaders report. */
  isShort: boolean;
  rules: string;
}

/** In characters, about 3,000 rules. Browsers would take seconds to lay out and check more. */
export const MAX_RULES_LENGTH = 200_000;

/** In characters. Addresses with longer rules can't be shared reliably. */
export const MAX_ADDRESS_RULES_LENGTH = 8000;

/** Serializes the state as lines: list, value, rules. Returns an empty string if the rules are too long for an address. */
export function writeState({ list, value, isShort, rules }: TesterState): string {
  return rules.length > MAX_ADDRESS_RULES_LENGTH ? '' : [list + (isShort ? ' short' : ''), value, rules].join('\n');
}

/** Parses text from `writeState`. Returns undefined for any other text. */
export function readState(text: string | undefined): TesterState | undefined {
  const [, list, short, value = '', rules = ''] = /^([\w-]+)( short)?\n([^\n]*)\n(.*)$/s.exec(text ?? '') ?? [];
  return isListName(list) ? { list, value, isShort: short !== undefined, rules } : undefined;
}

/** Characters of a peer ID that qBittorrent and Deluge report. */
export const REPORTED_PEER_ID_LENGTH = 8;

/** Returns the value as the downloader reports it to PeerBanHelper. */
export function comparedValue({ list, value, isShort }: TesterState): string {
  return list === 'peer-id' && isShort ? value.slice(0, REPORTED_PEER_ID_LENGTH) : value;
}
