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

interface WholeDictionary {
  /** Word, frequency and kind, spaces between. */
  lines: readonly string[];
  sum: number;
  least: number;
  median: number;
}

/** No text has it: a character of private use. */
const NOBODYS_WORD = '\ue000';

let whole: WholeDictionary | undefined;

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
  whole ??= readWhole(wholeFile);
  const { lines, sum, least, median } = whole;
  const own = lines.filter((line) => isMadeOf(line, pairs));
  // The rest of the frequencies, and the least of them, by which what is in no dictionary is weighed.
  const rest = sum - own.reduce((part, line) => part + frequencyOf(line), least);
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

function readWhole(file: string): WholeDictionary {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const frequencies = Float64Array.from(lines, frequencyOf).sort();
  return {
    lines,
    sum: frequencies.reduce((sum, frequency) => sum + frequency, 0),
    least: frequencies[0] ?? 1,
    median: frequencies[frequencies.length >> 1] ?? 1,
  };
}

/** Whether all of a line's word can stand in a text that has these pairs. */
function isMadeOf(line: string, pairs: ReadonlySet<string>): boolean {
  const end = line.indexOf(' ');
  for (let at = 0; at + 2 <= end; at++) if (!pairs.has(line.slice(at, at + 2))) return false;
  return true;
}

function frequencyOf(line: string): number {
  const start = line.indexOf(' ') + 1;
  return Number(line.slice(start, line.indexOf(' ', start)));
}
