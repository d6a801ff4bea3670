import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { checkTerms } from './glossary';

const AVOIDED = [
  { word: 'Peer Ban Helper', instead: 'PeerBanHelper' },
  { word: 'torrent client', instead: 'downloader' },
  { word: '对等体', instead: 'Peer' },
];

const check = (body: string) => formatProblems(checkTerms({ file: 'a.mdx', body, lineOffset: 6 }, AVOIDED));

it('finds words in prose, with their place', () => {
  expect(check('First.\n\nYour torrent client bans 对等体 now.')).toBe(
    [
      'a.mdx:9:6 — "torrent client" is not our word. Write "downloader" (content/glossary.json).',
      'a.mdx:9:26 — "对等体" is not our word. Write "Peer" (content/glossary.json).',
    ].join('\n'),
  );
});

it.each([
  '`torrent client`',
  '```text\ntorrent client 对等体\n```',
  'the **torrent client** label of the interface',
  '[x](https://example.org/torrent client)',
  'torrent clients',
])('leaves alone: %s', (body) => expect(check(body)).toBe(''));
