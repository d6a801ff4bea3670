import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';

const KEYS = Object.keys(zhHans) as (keyof typeof zhHans)[];

/** Proper names and technical terms, which aren't translated. */
const UNTRANSLATED = new Set(['navbar.repository', 'ruleTester.list.peer-id']);

/** Rows of `messages/README.md`: keys, or patterns with `*`. */
const ROWS = [...readFileSync('messages/README.md', 'utf8').matchAll(/^\| (`.+?`) \|/gm)]
  .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern))
  .map((pattern) => ({
    pattern,
    matches: (key: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(key),
  }));

describe('messages', () => {
  it('have the same keys in both languages', () => expect(Object.keys(en).sort()).toEqual([...KEYS].sort()));

  it('differ between the languages, except for known ones', () => {
    expect(KEYS.filter((key) => en[key] === zhHans[key])).toEqual([...UNTRANSLATED]);
  });

  it.each(KEYS)('%s has the same placeholders in both languages', (key) => {
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(names(en[key])).toEqual(names(zhHans[key]));
  });

  it('are exactly those in messages/README.md', () => {
    const missing = KEYS.filter((key) => !ROWS.some(({ matches }) => matches(key)));
    expect(missing, 'add a row to messages/README.md').toEqual([]);
    expect(ROWS.filter(({ matches }) => !KEYS.some(matches)).map(({ pattern }) => pattern)).toEqual([]);
  });

  it('are all used', async () => {
    const folders = ['app', 'components', 'lib', 'scripts'];
    const sources = await Promise.all(
      folders.map(async (folder) =>
        listFiles(folder)
          .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
          .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
      ),
    );
    const all = sources.flat().join('\n');
    // Template literals that build a key: `config.unit.${unit}`.
    const patterns = [...all.matchAll(/`([a-z]+(?:\.[\w-]*)*)\.?\$\{[^}]+\}([\w.-]*)`/gi)].map(
      ([, start = '', end = '']) => new RegExp(`^${start.replaceAll('.', '\\.')}.+${end.replaceAll('.', '\\.')}$`),
    );
    // Islands name their messages without the common prefix.
    const prefixes = [...all.matchAll(/MessageKeyBelow<'([\w.]+)'>/g)].map(([, prefix]) => `${prefix}.`);
    const namesOf = (key: string) => [
      key,
      ...prefixes.flatMap((prefix) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
    ];
    const isUsed = (name: string) => all.includes(`'${name}'`) || patterns.some((pattern) => pattern.test(name));
    expect(KEYS.filter((key) => !namesOf(key).some(isUsed))).toEqual([]);
  });
});
