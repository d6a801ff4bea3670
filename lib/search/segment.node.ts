/**
 * Chinese words at build time. Owns: the only use of nodejieba. Without it (it is optional, and needs a compiler where no
 * binary fits) the platform's own segmenter cuts; bigrams make up for what it cuts differently.
 */
import { createRequire } from 'node:module';

export interface Segmenter {
  /** `nodejieba` or `Intl.Segmenter`. */
  name: string;
  /** The project's terms among its words. */
  ownWords: readonly string[];
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
  const jieba = findJieba();
  return jieba ? jiebaSegmenter(jieba, words) : platformSegmenter(words);
}

function jiebaSegmenter(jieba: Jieba, ownWords: readonly string[]): Segmenter {
  const starts = byStart(ownWords);
  return {
    name: 'nodejieba',
    ownWords,
    cut(run) {
      teach(jieba, ownWords);
      return withUserWords(run, jieba.cutForSearch(run, true), starts);
    },
  };
}

let taught: readonly string[] | undefined;

/** Its dictionary takes a second and 300 MB: for nothing when no text has changed. */
function teach(jieba: Jieba, ownWords: readonly string[]): void {
  if (taught === ownWords) return;
  if (taught?.join() !== ownWords.join()) {
    jieba.load({});
    for (const word of ownWords) if (word.length <= LONGEST_USER_WORD) jieba.insertWord(word);
  }
  taught = ownWords;
}

function platformSegmenter(ownWords: readonly string[]): Segmenter {
  const userWords = byStart(ownWords);
  const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });
  const cut = (run: string) =>
    withUserWords(
      run,
      Array.from(segmenter.segment(run), ({ segment }) => segment),
      userWords,
    );
  return { name: 'Intl.Segmenter', ownWords, cut };
}

/** Words by their first two characters: very many docs have very many words of their own. */
type WordsByStart = ReadonlyMap<string, readonly string[]>;

function byStart(words: readonly string[]): WordsByStart {
  const starts = new Map<string, string[]>();
  for (const word of words) {
    const start = word.slice(0, 2);
    starts.set(start, [...(starts.get(start) ?? []), word]);
  }
  return starts;
}

/** A term of the project counts as a word wherever it stands, however its surroundings were cut. */
function withUserWords(run: string, words: readonly string[], userWords: WordsByStart): string[] {
  const all = new Set(words.filter((word) => word.length > 1));
  for (let at = 0; at < run.length - 1; at += 1) {
    for (const word of userWords.get(run.slice(at, at + 2)) ?? []) if (run.startsWith(word, at)) all.add(word);
  }
  return [...all];
}

function findJieba(): Jieba | undefined {
  const require = createRequire(import.meta.url);
  try {
    // The package itself looks for it only when it has to cut.
    require('nodejieba/build/Release/nodejieba.node');
    return require('nodejieba');
  } catch {
    return undefined;
  }
}
