import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { writeFileAndFolders } from '@/lib/write-file.server';

/** Each copy replaces one in this many words, so that the vocabulary grows as with real docs. */
const WORDS_PER_REPLACEMENT = 6;
/** A block that stays unchanged: front matter and code, with its markers. */
const BLOCKS = /(^---\n.*?^---\n|^[ \t]*(?:```|~~~).*?^[ \t]*(?:```|~~~)$)/ms;
/**
 * The first group matches markup, which stays unchanged too: code, URLs, components, expressions, heading ids,
 * directives. The rest matches words, and pairs of Chinese characters.
 */
const WORDS =
  /(`[^`]*`|\]\([^)]*\)|<(\w+)[^>]*>.*?<\/\2>|<[^>]*>|\{[^}]*\}|https?:\S+|^:::.*|^import .*)|[A-Za-z]{5,}|\p{Script=Han}{2}/gmu;
const SYLLABLES = ['ba', 'der', 'fil', 'gro', 'kem', 'lon', 'mis', 'nar', 'pet', 'ral', 'sto', 'tun', 'vel', 'wix'];

/**
 * Writes a folder for `CONTENT_FOLDER`: the real content, and copies of its docs with other ids, titles and words until
 * each language has `count` docs. The output is deterministic.
 */
export function multiplyContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const names = listFiles(path.join(source, DEFAULT_LOCALE, 'docs')).filter((name) => name.endsWith('.mdx'));
  for (const locale of LOCALES) {
    for (let index = names.length; index < count; index += 1) {
      const name = names[index % names.length] ?? '';
      const original = path.join(source, locale, 'docs', name);
      if (!existsSync(original)) continue;
      const copy = Math.floor(index / names.length);
      const folder = path.join(target, locale, 'docs', `copy-${copy}`);
      const category = { label: `Copy ${copy}`, position: 100 + copy, description: `Copy ${copy}` };
      writeFileAndFolders(path.join(folder, '_category.json'), JSON.stringify(category));
      const text = changeWords(readFileSync(original, 'utf8'), copy);
      writeFileAndFolders(path.join(folder, name.replaceAll('/', '-')), text);
    }
  }
}

function changeWords(text: string, copy: number): string {
  const parts = text.replace(/^title:.*/m, (title) => `${title} ${copy}`).split(BLOCKS);
  const change = (part: string) => part.replace(WORDS, (word, markup?: string) => markup ?? replaceWord(word, copy));
  // Split puts the blocks at odd positions.
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('');
}

function replaceWord(word: string, copy: number): string {
  const hash = createHash('sha1').update(`${copy} ${word}`).digest();
  if (hash.readUInt8(0) % WORDS_PER_REPLACEMENT !== 0) return word;
  const han = (offset: number) => String.fromCodePoint(0x4e00 + (hash.readUInt16LE(offset) % 0x4000));
  if (/\p{Script=Han}/u.test(word)) return han(1) + han(3);
  return [1, 2, 3].map((offset) => SYLLABLES[hash.readUInt8(offset) % SYLLABLES.length]).join('');
}
