/** Widest line of text, and what letters and lines take with all that is around them, in CSS pixels. */
const LINE = 720;
const LETTER = 8;
const HAN_LETTER = 16;
const LINE_HEIGHT = 30;

/** How many characters of an article cover the screen: text alone, since figures, tables and headings take more room. */
export function screenful(): number {
  const letter = document.documentElement.lang.startsWith('zh') ? HAN_LETTER : LETTER;
  return Math.round((Math.min(innerWidth, LINE) * innerHeight) / (letter * LINE_HEIGHT));
}
