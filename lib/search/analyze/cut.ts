import { PRODUCT } from '@/lib/site';

/**
 * A piece of text without a space, the same for index and query. At build time a dictionary cuts Chinese runs, in the browser
 * the index's own vocabulary.
 */
export interface Run {
  kind: 'latin' | 'han';
  /** As in the given text, capitals kept. */
  text: string;
  start: number;
}

const HAN = '[\\p{Script=Han}〇]';
const LATIN = `(?:(?!${HAN})[\\p{L}\\p{N}])+`;
/** Signs inside a name belong to it (`4.6.x`, `172.17.0.1`); between scripts there needs to be none (`docker部署`). */
const RUN = new RegExp(`(${HAN}+)|${LATIN}(?:[-_./:@+'&#~=]+${LATIN})*(?:\\+\\+|#)?`, 'gu');
/** An address of the web is found by its parts; nobody types it whole. */
const LONGEST_WHOLE = 48;

/** Runs of Chinese, and of everything else that is written with letters and digits. */
export function scanRuns(text: string): Run[] {
  return [...text.matchAll(RUN)].map((match) => ({
    kind: match[1] === undefined ? 'latin' : 'han',
    text: match[0],
    start: match.index,
  }));
}

/**
 * The words of a Latin run, lower case, the whole first: `module.peer-id` gives itself, `module`, `peer-id`, `peer`, `id`.
 *
 * @param run capitals kept: `AutoSTUN` gives `autostun`, `auto`, `stun`
 */
export function cutLatin(run: string): string[] {
  const words = new Set<string>();
  const add = (word: string) => {
    const plain = word.replaceAll("'", '').toLowerCase();
    if (plain.length <= LONGEST_WHOLE && (plain.length > 1 || word === run)) words.add(plain);
  };
  add(run);
  for (const segment of run.split(/[/:@&=~]+/)) {
    add(segment);
    for (const name of segment.split('.')) {
      add(name);
      for (const part of name.split(/[-_+#]+/)) {
        add(part);
        // Where everything bears the product's name, its parts say nothing: with them, every title would be one on bans.
        if (part !== PRODUCT) for (const piece of splitCase(part)) add(piece);
      }
    }
  }
  words.delete('');
  return [...words];
}

/** `BitTorrent` -> `Bit`, `Torrent`; `qB4250` -> `qB`, `4250`; pieces of one letter are not words. */
function splitCase(part: string): string[] {
  if (!/\p{Lu}|\d/u.test(part)) return [];
  const pieces = part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\d+/gu) ?? [];
  const joined = part.match(/^(\p{Ll}\p{Lu}+)(\d+)$/u);
  return joined ? joined.slice(1) : pieces.filter((piece) => piece.length > 1);
}

/** All pairs of neighbouring characters: 反向解析 -> 反向, 向解, 解析. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

const SUFFIXES = 'ications ication ations ation ings ing ers er ied ies es ed ly s d y e'.split(' ');

/** Letters. */
export const SHORTEST_STEM = 3;

/** What forms of an English word share. */
export function stemOf(word: string): string {
  const suffix = SUFFIXES.find((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM);
  if (!suffix) return word;
  const stem = word.slice(0, -suffix.length);
  // `banned` and `banning` double what `ban` has once.
  return stem.length > SHORTEST_STEM && /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
