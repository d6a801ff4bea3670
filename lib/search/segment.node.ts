/**
 * Chinese words at build time. Owns: the only use of nodejieba. Without it (it is optional, and needs a compiler where no
 * binary fits) the platform's own segmenter cuts; bigrams make up for what it cuts differently.
 */
import { createRequire } from 'node:module';

export interface Segmenter {
  /** `nodejieba` or `Intl.Segmenter`. */
  name: string;
  /** The words of a run of Chinese characters that have at least two characters, shorter words inside longer ones too. */
  cut(run: string): string[];
}

interface Jieba {
  load(options: Record<string, string>): void;
  insertWord(word: string): boolean;
  cutForSearch(text: string, strict: boolean): string[];
}

/** A Chinese run of a whole sentence is no word; names are at most this long. */
const LONGEST_USER_WORD = 8;

/**
 * @param userWords the project's own terms, which no dictionary knows: 群晖, 下载器
 */
export function createSegmenter(userWords: Iterable<string>): Segmenter {
  const words = [...new Set(userWords)].filter((word) => /^\p{Script=Han}+$/u.test(word) && word.length > 1);
  const jieba = loadJieba();
  return jieba ? jiebaSegmenter(jieba, words) : platformSegmenter(words);
}

function jiebaSegmenter(jieba: Jieba, userWords: readonly string[]): Segmenter {
  for (const word of userWords) if (word.length <= LONGEST_USER_WORD) jieba.insertWord(word);
  return { name: 'nodejieba', cut: (run) => withUserWords(run, jieba.cutForSearch(run, true), userWords) };
}

function platformSegmenter(userWords: readonly string[]): Segmenter {
  const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });
  const cut = (run: string) =>
    withUserWords(
      run,
      Array.from(segmenter.segment(run), ({ segment }) => segment),
      userWords,
    );
  return { name: 'Intl.Segmenter', cut };
}

/** A term of the project counts as a word wherever it stands, however its surroundings were cut. */
function withUserWords(run: string, words: readonly string[], userWords: readonly string[]): string[] {
  const all = new Set(words.filter((word) => word.length > 1));
  for (const word of userWords) if (run.includes(word)) all.add(word);
  return [...all];
}

function loadJieba(): Jieba | undefined {
  try {
    const jieba: Jieba = createRequire(import.meta.url)('nodejieba');
    jieba.load({});
    return jieba;
  } catch {
    return undefined;
  }
}
