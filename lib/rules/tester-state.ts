import { isListName, type ListName } from './rule-list';

/** What a reader has entered. */
export interface TesterState {
  list: ListName;
  value: string;
  /** Of a PeerID, only the part that most downloaders report is compared. */
  isShort: boolean;
  rules: string;
}

/** About 3,000 rules. More would take a browser seconds to lay out and to check. */
export const MOST_CHARACTERS = 200_000;

/** More doesn't fit into an address that can be sent around. */
export const LONGEST_IN_ADDRESS = 8000;

/** The state as text: a line each for the list and the value, then the rules. */
export function writeState({ list, value, isShort, rules }: TesterState): string {
  return rules.length > LONGEST_IN_ADDRESS ? '' : [list + (isShort ? ' short' : ''), value, rules].join('\n');
}

/** @returns undefined for a text that `writeState` didn't write */
export function readState(text: string | undefined): TesterState | undefined {
  const [, list, short, value = '', rules = ''] = /^([\w-]+)( short)?\n([^\n]*)\n(.*)$/s.exec(text ?? '') ?? [];
  return isListName(list) ? { list, value, isShort: short !== undefined, rules } : undefined;
}

const SHORT_LENGTH = 8;

/** What PeerBanHelper gets from the downloader. */
export function comparedValue({ list, value, isShort }: TesterState): string {
  return list === 'peer-id' && isShort ? value.slice(0, SHORT_LENGTH) : value;
}
