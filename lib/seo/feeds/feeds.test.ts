import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { FEED_FORMATS } from '@/lib/seo/page-metadata';
import { SITE } from '@/lib/site';
import { validateAtom } from '@/tests/support/validate-xml';
import { type FeedEntry, writeFeed } from './write-feed.server';

const HTML = '<p>Über <code>a &lt; b</code> ]]> &amp; <a href="https://x.y/?a=1&amp;b=2">link</a> 封禁</p>';
const ENTRIES: FeedEntry[] = [
  {
    url: `${SITE.origin}/en/blog/a`,
    title: 'Bans & <limits>',
    summary: 'What “]]>” does.',
    html: HTML,
    published: new Date('2026-01-02'),
    updated: new Date('2026-03-04T05:06:07Z'),
    authors: [{ name: 'Ann & Bo', url: `${SITE.origin}/en/blog/authors/ann` }],
    tags: ['Hello', 'C++'],
  },
  {
    url: `${SITE.origin}/en/docs/setup/Synology%20DSM/Imnks`,
    title: 'Docs',
    summary: 'Short.',
    html: '',
    updated: new Date('2026-02-01'),
  },
];
const [ATOM, JSON_FEED] = FEED_FORMATS;
const writeAtom = (entries: FeedEntry[]) => writeFeed('en', 'blog', ATOM, entries);
const writeJson = (entries: FeedEntry[]) => writeFeed('zh-Hans', 'docs', JSON_FEED, entries);

it('writes valid Atom with and without entries', async () => {
  expect(await validateAtom(writeAtom(ENTRIES))).toEqual([]);
  expect(await validateAtom(writeAtom([]))).toEqual([]);
  expect(await validateAtom(writeAtom(ENTRIES).replaceAll('updated>', 'changed>'))).not.toEqual([]);
});

it('writes special characters unchanged', () => {
  const [entry] = parseAtomFeed(writeAtom(ENTRIES)).entries ?? [];
  expect(entry).toMatchObject({
    title: { value: 'Bans & <limits>' },
    summary: { value: 'What “]]>” does.' },
    content: { value: HTML },
    authors: [{ name: 'Ann & Bo', uri: `${SITE.origin}/en/blog/authors/ann` }],
    categories: [{ term: 'Hello' }, { term: 'C++' }],
  });
  const { language, items } = parseJsonFeed(writeJson(ENTRIES));
  expect(language).toBe('zh-Hans');
  expect(items?.[0]).toMatchObject({ title: 'Bans & <limits>', content_html: HTML });
});

it('writes the empty list of entries that JSON Feed requires', () => {
  expect(JSON.parse(writeJson([])).items).toEqual([]);
});
