import { isListName, type ListName } from './rule-list';

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
