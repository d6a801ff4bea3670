/**
 * Chinese words at build time. Owns: the only use of nodejieba. Without it (it is optional, and needs a compiler where no
 * binary fits) the platform's own segmenter cuts; bigrams make up for what it cuts differently.
 */
import { createRequire } from 'node:module';
import { withDictionary } from './jieba-dictionary.node';

export interface Segmenter {
  /** `nodejieba` or `Intl.Segmenter`. */
  name: string;
  /** The project's terms among its words. */
  ownWords: readonly string[];
  /** Told what will be cut, before: a dictionary of what can stand in it is loaded in a tenth of the time. */
  foresee(runs: Iterable<string>): void;
  /** The words of a run of Chinese characters that have at least two characters, shorter words inside longer ones too. */
  cut(run: string): string[];
}

interface Jieba {
  DEFAULT_DICT: string;
  load(options: object): void;
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

/** What jieba has loaded, which is the process's own: words of the project, and those of these pairs of characters. */
let taught = { words: '', pairs: new Set<string>() };

function jiebaSegmenter(jieba: Jieba, ownWords: readonly string[]): Segmenter {
  const starts = byStart(ownWords);
  const words = ownWords.filter((word) => word.length <= LONGEST_USER_WORD);
  return {
    name: 'nodejieba',
    ownWords,
    foresee(runs) {
      if (taught.words !== words.join()) taught = { words: words.join(), pairs: new Set() };
      const { pairs } = taught;
      const before = pairs.size;
      for (const run of runs) for (let at = 0; at < run.length - 1; at++) pairs.add(run.slice(at, at + 2));
      if (pairs.size > before) withDictionary(jieba.DEFAULT_DICT, pairs, words, (files) => jieba.load(files));
    },
    cut: (run) => withUserWords(run, jieba.cutForSearch(run, true), starts),
  };
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
  return { name: 'Intl.Segmenter', ownWords, foresee: () => undefined, cut };
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
