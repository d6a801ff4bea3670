import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const entry = { aliases: [], definition: 'Text.' };
const concept = (id: string, term: string, en: string[]) => ({
  id,
  'zh-Hans': { term, ...entry },
  en: { term, ...entry },
  avoid: { 'zh-Hans': [], en },
});
const files = {
  'content/glossary.json': JSON.stringify([
    concept('tool', 'PeerBanHelper', ['Peer Ban Helper']),
    concept('downloader', 'downloader', ['torrent client']),
    concept('peer', 'Peer', ['对等体']),
  ]),
};
const check = async (body: string) => (await compileText(body, { files, lineOffset: 6 })).problems;

it('reports words in prose with their position', async () => {
  expect(await check('First.\n\nYour torrent client bans 对等体 now.')).toBe(
    [
      'page.mdx:9:6 — the glossary avoids "torrent client". Write "downloader" (content/glossary.json).',
      'page.mdx:9:26 — the glossary avoids "对等体". Write "Peer" (content/glossary.json).',
    ].join('\n'),
  );
});

it.each([
  ['on a later line of a paragraph', 'One,\n*and a* torrent client', 'page.mdx:8:9'],
  ['in the text of a link', '[a torrent client](https://example.org)', 'page.mdx:7:4'],
  ['in what components show', '<Details summary="A torrent client">\n\nx\n\n</Details>', 'page.mdx:7:21'],
])('reports words %s', async (_, body, place) => {
  expect(await check(body)).toBe(
    `${place} — the glossary avoids "torrent client". Write "downloader" (content/glossary.json).`,
  );
});

it.each([
  '`torrent client`',
  '```text\ntorrent client 对等体\n```',
  'the **torrent client** label of the interface',
  '[x](<https://example.org/torrent client>)',
  'torrent clients',
])('ignores %s', async (body) => expect(await check(body)).toBe(''));
