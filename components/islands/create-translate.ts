/** Returns an island's message with its placeholders filled in. */
export type Translate<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** @param words messages without their key's prefix (`messagesBelow`), as passed in props */
export function createTranslate<Key extends string>(words: Readonly<Record<string, string>>): Translate<Key> {
  return (key, values = {}) =>
    (words[key] ?? key).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
