/**
 * Segments Chinese text at build time with nodejieba. That dependency is optional, because it needs a compiler on
 * platforms without a prebuilt binary; the fallback is `Intl.Segmenter`.
 */
import { createRequire } from 'node:module';
import { wordsInside } from './analyze-pages';

export interface Segmenter {
  name: 'nodejieba' | 'Intl.Segmenter';
  /** Returns the words of at least two characters in a run of Chinese, including words inside longer words. */
  segment(run: string): string[];
}

interface Jieba {
  cutForSearch(text: string, strict: boolean): string[];
}

/** @param customWords terms of the project that no dictionary has: 群晖, 下载器 */
export function createSegmenter(customWords: Iterable<string>): Segmenter {
  // A longer term is found by its parts, so that it also finds pages with some of these.
  const words = new Set([...customWords].filter((word) => /^\p{Script=Han}{2,4}$/u.test(word)));
  const jieba = findJieba();
  const intlSegmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const splitIntoWords = (run: string) =>
    jieba ? jieba.cutForSearch(run, true) : Array.from(intlSegmenter.segment(run), ({ segment }) => segment);
  return {
    name: jieba ? 'nodejieba' : 'Intl.Segmenter',
    segment(run) {
      const dictionaryWords = splitIntoWords(run).filter((word) => word.length > 1);
      // The dictionary may split a custom word, so these are added wherever they occur.
      return [...new Set([...dictionaryWords, ...wordsInside(run, words)])];
    },
  };
}

function findJieba(): Jieba | undefined {
  const require = createRequire(import.meta.url);
  try {
    // Fails here when the binary is missing; the package itself loads it only for the first text.
    require('nodejieba/build/Release/nodejieba.node');
    return require('nodejieba');
  } catch {
    return undefined;
  }
}
