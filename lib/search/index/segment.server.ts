/**
 * Chinese words at build time, from nodejieba. It is optional, as it needs a compiler where no binary fits; without it the
 * platform's own segmenter is used.
 */
import { createRequire } from 'node:module';
import { wordsInside } from './analyze-pages';

export interface Segmenter {
  name: 'nodejieba' | 'Intl.Segmenter';
  /** The words of at least two characters in a run of Chinese, shorter words inside longer ones too. */
  cut(run: string): string[];
}

interface Jieba {
  cutForSearch(text: string, strict: boolean): string[];
}

/** @param ownWords the project's own terms, which no dictionary knows: 群晖, 下载器 */
export function createSegmenter(ownWords: Iterable<string>): Segmenter {
  const words = new Set([...ownWords].filter((word) => /^\p{Script=Han}{2,}$/u.test(word)));
  const jieba = findJieba();
  const platform = new Intl.Segmenter('zh-Hans', { granularity: 'word' });
  const cutRun = (run: string) =>
    jieba ? jieba.cutForSearch(run, true) : Array.from(platform.segment(run), ({ segment }) => segment);
  return {
    name: jieba ? 'nodejieba' : 'Intl.Segmenter',
    cut(run) {
      const found = cutRun(run).filter((word) => word.length > 1);
      // An own term counts as a word wherever it occurs, however the dictionary cuts its surroundings.
      return [...new Set([...found, ...wordsInside(run, words)])];
    },
  };
}

function findJieba(): Jieba | undefined {
  const require = createRequire(import.meta.url);
  try {
    // The package itself loads its binary only with the first text.
    require('nodejieba/build/Release/nodejieba.node');
    return require('nodejieba');
  } catch {
    return undefined;
  }
}
