/** Says a message of an island, with its values filled in. */
export type Say<Word extends string> = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** @param words messages by the rest of their key (`messagesBelow`), as props bring them */
export function createSay<Word extends string>(words: Readonly<Record<string, string>>): Say<Word> {
  return (word, values = {}) =>
    (words[word] ?? word).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
