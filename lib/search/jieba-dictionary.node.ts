/**
 * Dictionaries of jieba that are cut to some text. The whole one takes most of a second and 300 MB to load, and nearly none of
 * its words stand in a text. Owns: that the text is cut as by the whole one. For that all frequencies keep their share of the
 * whole, and the project's own words weigh what the library gives to words that it is taught.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What jieba loads: places of files. */
interface DictionaryFiles {
  dict: string;
  userDict: string;
  idfDict: string;
}

/** No text has it: a character of private use. */
const NOBODYS_WORD = '\ue000';

/**
 * Writes a dictionary while it is being loaded.
 *
 * @param wholeFile the dictionary that comes with jieba
 * @param pairs of neighbouring characters: there are words of these alone
 * @param ownWords the project's
 */
export function withDictionary(
  wholeFile: string,
  pairs: ReadonlySet<string>,
  ownWords: readonly string[],
  load: (files: DictionaryFiles) => void,
): void {
  const { own, rest, least, median } = readDictionary(wholeFile, pairs);
  const rare = [least, rest].filter((frequency) => frequency > 0).map((frequency) => `${NOBODYS_WORD} ${frequency} x`);
  const folder = mkdtempSync(path.join(tmpdir(), 'dictionary-'));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), `${text}\n`);
    return path.join(folder, name);
  };
  try {
    load({
      dict: write('dict', [...own, ...rare].join('\n')),
      userDict: write('user', ownWords.map((word) => `${word} ${median} x`).join('\n')),
      // For key words of a text, which nobody asks for; it has to say something.
      idfDict: write('idf', `${NOBODYS_WORD} 1`),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface ReadDictionary {
  /** The lines whose words can stand in the text: word, frequency and kind, spaces between. */
  own: string[];
  /** The least frequency of all, by which what is in no dictionary is weighed. */
  least: number;
  /** What is in the middle when all are put in order. */
  median: number;
  /** What is left of all frequencies together. */
  rest: number;
}

/** In one go: there are hundreds of thousands of lines, of which few are wanted. */
function readDictionary(file: string, pairs: ReadonlySet<string>): ReadDictionary {
  const text = readFileSync(file, 'utf8');
  const own: string[] = [];
  const counts = new Map<number, number>();
  let rest = 0;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    const space = text.indexOf(' ', start);
    end = text.indexOf('\n', space);
    if (end === -1) end = text.length;
    const frequency = Number(text.slice(space + 1, text.indexOf(' ', space + 1)));
    counts.set(frequency, (counts.get(frequency) ?? 0) + 1);
    if (isMadeOf(text, start, space, pairs)) own.push(text.slice(start, end));
    else rest += frequency;
  }
  const inOrder = [...counts].sort(([a], [b]) => a - b);
  const least = inOrder[0]?.[0] ?? 1;
  return { own, least, median: medianOf(inOrder), rest: rest - least };
}

/** @param counts how often there is each number, in order */
function medianOf(counts: readonly (readonly [number, number])[]): number {
  let before = counts.reduce((sum, [, count]) => sum + count, 0) >> 1;
  for (const [number, count] of counts) {
    if (count > before) return number;
    before -= count;
  }
  return 1;
}

/** Whether all of a word can stand in a text that has these pairs. */
function isMadeOf(text: string, start: number, end: number, pairs: ReadonlySet<string>): boolean {
  for (let at = start; at + 2 <= end; at++) if (!pairs.has(text.slice(at, at + 2))) return false;
  return true;
}
