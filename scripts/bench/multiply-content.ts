import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';

const COPIES_PER_FOLDER = 12;
/** Each copy replaces one in this many words, so that the vocabulary grows as with real docs. */
const WORDS_PER_REPLACEMENT = 6;
/**
 * The first group matches markup, which stays unchanged: code, URLs, components, expressions, heading ids. The rest
 * matches words, and pairs of Chinese characters.
 */
const WORDS =
  /(`[^`]*`|\]\([^)]*\)|<(\w+)[^>]*>.*?<\/\2>|<[^>]*>|\{[^}]*\}|https?:\S+|^\w+:)|[A-Za-z]{5,}|\p{Script=Han}{2}/gu;
const SYLLABLES = ['ba', 'der', 'fil', 'gro', 'kem', 'lon', 'mis', 'nar', 'pet', 'ral', 'sto', 'tun', 'vel', 'wix'];

/**
 * Writes a folder for `CONTENT_FOLDER`: the real content, and copies of its docs with other ids and words until the
 * default language has `count` docs. The output is deterministic.
 */
export async function multiplyContent(source: string, target: string, count: number): Promise<void> {
  await cp(source, target, { recursive: true });
  const names = listFiles(path.join(source, DEFAULT_LOCALE, 'docs')).filter((name) => name.endsWith('.mdx'));
  for (const locale of LOCALES) {
    for (let index = names.length; index < count; index += 1) {
      const name = names[index % names.length] ?? '';
      const text = await readFile(path.join(source, locale, 'docs', name), 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      const copy = Math.floor(index / names.length);
      const group = `copies-${Math.ceil(copy / COPIES_PER_FOLDER)}`;
      const folder = path.join(target, locale, 'docs', group, String(copy));
      await writeCategory(path.dirname(folder), group, 100);
      await writeCategory(folder, `${group}, ${copy}`, copy);
      await writeFile(path.join(folder, name.replaceAll('/', '-')), changeWords(text, copy));
    }
  }
}

async function writeCategory(folder: string, label: string, position: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, '_category.json'), JSON.stringify({ label, position, description: label }));
}

export function changeWords(text: string, copy: number): string {
  let place: 'head' | 'text' | 'code' = 'text';
  const lines = text.split('\n').map((line) => {
    if (line === '---') place = place === 'head' ? 'text' : 'head';
    if (/^\s*(```|~~~)/.test(line)) place = place === 'code' ? 'text' : 'code';
    if (place === 'head' && line.startsWith('title:')) return `${line} ${copy}`;
    const isProse =
      place === 'head' ? /^(description|keywords):/.test(line) : !/^\s*(```|~~~|:::|<|import )/.test(line);
    if (place === 'code' || !isProse) return line;
    return line.replace(WORDS, (word, markup?: string) => markup ?? replaceWord(word, copy));
  });
  return lines.join('\n');
}

function replaceWord(word: string, copy: number): string {
  const hash = createHash('sha1').update(`${copy} ${word}`).digest();
  if (hash.readUInt8(0) % WORDS_PER_REPLACEMENT !== 0) return word;
  const han = (offset: number) => String.fromCodePoint(0x4e00 + (hash.readUInt16LE(offset) % 0x4000));
  if (/\p{Script=Han}/u.test(word)) return han(1) + han(3);
  return [1, 2, 3].map((offset) => SYLLABLES[hash.readUInt8(offset) % SYLLABLES.length]).join('');
}
