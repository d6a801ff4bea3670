/**
 * The sentences of an MDX body as lists of words, marks of punctuation among them; code, tables, components and addresses
 * are left out.
 */
export function proseOf(body: string, cut: (text: string) => readonly string[]): string[][] {
  const text = body
    .replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$/gm, '')
    .replace(/^\s*(#|\||:::|<).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|`[^`]*`|https?:\S+/g, ' ')
    .replace(/[*_~]+/g, '');
  return text
    .split(/(?<=[。！？])|(?<=[.!?])\s|\n/)
    .map((sentence) => cut(sentence).filter((word) => /^[\p{L}\p{N}][\p{L}\p{N}’'-]*$|^[，、；,;]$/u.test(word)))
    .filter((words) => words.length >= 4 && /^\p{L}/u.test(words[0] ?? ''));
}
