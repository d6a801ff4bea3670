import type { MessageKeyBelow } from '@/lib/i18n/messages';
import type { Position } from '@/lib/text-position';
import { METHODS } from './compile-rule';
import type { JavaException } from './java-lang';

/** The kind of mistake that an exception reports, named after its message. */
type MistakeCode = MessageKeyBelow<'ruleTester.mistake'>;

export interface Mistake {
  index: number;
  text: string;
  position: Position;
  /** The exception as PeerBanHelper logs it. */
  exception: string;
  code: MistakeCode;
  /** The suggested correction; empty if unknown. */
  detail: string;
}

export function toMistake(exception: JavaException, text: string, index: number, position: Position): Mistake {
  return { index, text, position, exception: exception.message, ...classify(exception) };
}

function classify({ type, text }: JavaException): { code: MistakeCode; detail: string } {
  const [, method] = /^Unexpected method value: (.*)$/s.exec(text) ?? [];
  if (method !== undefined) {
    const name = method
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_');
    const suggestion = METHODS.find((candidate) => candidate === name);
    return suggestion
      ? { code: 'method-case', detail: suggestion }
      : { code: 'method-unknown', detail: METHODS.join(', ') };
  }
  if (text.startsWith('No enum constant')) return { code: 'result-word', detail: '' };
  if (type.endsWith('.NullPointerException')) return { code: 'missing-field', detail: '' };
  if (type.endsWith('.PatternSyntaxException')) {
    return { code: text.includes("Dangling meta character '*' near index 0") ? 'regex-star' : 'regex', detail: '' };
  }
  if (text.includes('only accepts object')) return { code: 'array', detail: '' };
  if (text.includes('Invalid escape sequence')) return { code: 'backslash', detail: '' };
  return { code: type.endsWith('.JsonSyntaxException') ? 'json' : 'value', detail: '' };
}
