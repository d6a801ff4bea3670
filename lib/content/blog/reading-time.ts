/** What people read silently in a minute, in Chinese characters and in words of other scripts. */
const CHARACTERS_PER_MINUTE = 350;
const WORDS_PER_MINUTE = 220;

/** How many minutes a text takes to read, at least one; Chinese by characters, everything else by words. */
export function readingMinutes(text: string): number {
  let characters = 0;
  const rest = text.replace(/\p{Script=Han}/gu, () => {
    characters++;
    return ' ';
  });
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE));
}
