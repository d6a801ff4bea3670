/** Average silent reading speeds. */
const CHINESE_CHARACTERS_PER_MINUTE = 350;
const WORDS_PER_MINUTE = 220;

/**
 * Returns the minutes that a text takes to read, at least one. Counts Chinese characters, and words of other scripts.
 */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’_.]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHINESE_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE));
}
