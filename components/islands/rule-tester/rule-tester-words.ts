import type { MessageKey } from '@/lib/i18n/messages';

type NameOf<Key> = Key extends `ruleTester.${infer Name}` ? Name : never;
/** Messages of the tester, and what its copy buttons say. */
export type RuleTesterWord = NameOf<MessageKey> | 'copied' | 'copyFailed';

/** Says a message of the tester. */
export type Say = (word: RuleTesterWord, values?: Readonly<Record<string, string | number>>) => string;

/** @param words messages by the rest of their key, as props bring them */
export function createSay(words: Readonly<Record<string, string>>): Say {
  return (word, values = {}) =>
    (words[word] ?? word).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
