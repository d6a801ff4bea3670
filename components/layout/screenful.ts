/** Widest line of text, and what letters and lines take, in CSS pixels. */
const LINE = 720;
const LETTER = 8;
const HAN_LETTER = 16;
const LINE_HEIGHT = 27;
/** What the header and the path above an article take, at least, in CSS pixels. */
const HEADER = 100;

export interface Screenful {
  /** How many lines of an article cover the screen: headings, tables and figures take more room. */
  lines: number;
  /** How many characters such a line has, at most. */
  lineLength: number;
}

/** What the screen holds of an article. */
export function screenful(): Screenful {
  const letter = document.documentElement.lang.startsWith('zh') ? HAN_LETTER : LETTER;
  return { lines: (innerHeight - HEADER) / LINE_HEIGHT, lineLength: Math.min(innerWidth, LINE) / letter };
}
