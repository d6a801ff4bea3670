import { PRODUCT } from '@/lib/site';

/**
 * A piece of text in one script. The index and queries are split into the same runs. Chinese runs are then segmented
 * with a dictionary at build time, and with the vocabulary of the index in the browser.
 */
export interface Run {
  kind: 'latin' | 'han';
  /** Original text; keeps its case, which `tokenizeLatin` needs. */
  text: string;
  start: number;
}

const HAN = '[\\p{Script=Han}〇]';
const LATIN = `(?:(?!${HAN})[\\p{L}\\p{N}])+`;
/**
 * Punctuation inside a name is part of it (`4.6.x`, `172.17.0.1`). Scripts need no separator between them (`docker部署`).
 */
const RUN = new RegExp(`(${HAN}+)|${LATIN}(?:[-_./:@+'&#~=]+${LATIN})*(?:\\+\\+|#)?`, 'gu');
/** In characters. A longer URL is found by its parts; nobody types all of it. */
const MAX_TOKEN_LENGTH = 48;

/** Splits a text into runs of Chinese characters (`han`) and of all other letters and digits (`latin`). */
export function splitIntoRuns(text: string): Run[] {
  return [...text.matchAll(RUN)].map((match) => ({
    kind: match[1] === undefined ? 'latin' : 'han',
    text: match[0],
    start: match.index,
  }));
}

/**
 * Returns the lowercase tokens of a Latin run, the whole run first: `module.peer-id`, `module`, `peer-id`, `peer`,
 * `id`.
 *
 * @param run in its original case, because capitals separate words: `AutoSTUN` gives `autostun`, `auto`, `stun`
 */
export function tokenizeLatin(run: string): string[] {
  const tokens = new Set<string>();
  const add = (text: string) => {
    const token = text.replaceAll("'", '').toLowerCase();
    if (token.length <= MAX_TOKEN_LENGTH && (token.length > 1 || text === run)) tokens.add(token);
  };
  add(run);
  for (const segment of run.split(/[/:@&=~]+/)) {
    add(segment);
    for (const name of segment.split('.')) {
      add(name);
      for (const part of name.split(/[-_+#]+/)) {
        add(part);
        // The parts of the product's name would match most titles: every query for `ban` would find them all.
        if (part !== PRODUCT) for (const piece of splitCase(part)) add(piece);
      }
    }
  }
  tokens.delete('');
  return [...tokens];
}

/** Splits camel case and digits: `BitTorrent` -> `Bit`, `Torrent`; `qB4250` -> `qB`, `4250`. Drops single letters. */
function splitCase(part: string): string[] {
  if (!/\p{Lu}|\d/u.test(part)) return [];
  const pieces = part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\d+/gu) ?? [];
  const nameWithNumber = part.match(/^(\p{Ll}\p{Lu}+)(\d+)$/u);
  return nameWithNumber ? nameWithNumber.slice(1) : pieces.filter((piece) => piece.length > 1);
}

const SUFFIXES = 'ications ication ations ation ings ing ers er ied ies es ed ly s d y e'.split(' ');

/** In letters. */
export const MIN_STEM_LENGTH = 3;

/** Stems an English word by removing its suffix. */
export function stemOf(word: string): string {
  const suffix = SUFFIXES.find((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM_LENGTH);
  if (!suffix) return word;
  const stem = word.slice(0, -suffix.length);
  // `banned` and `banning` double the consonant of `ban`.
  return stem.length > MIN_STEM_LENGTH && /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
