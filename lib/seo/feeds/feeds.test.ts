import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEED_FORMATS } from '@/lib/seo/page-metadata';
import { SITE } from '@/lib/site';
import { validateAtom } from '@/tests/support/validate-xml';
import { type FeedEntry, writeFeed } from './write-feed.server';

const ENTRIES: FeedEntry[] = [
  {
    url: `${SITE.origin}/en/blog/a`,
    title: 'Bans & <limits>',
    summary: 'What “]]>” does.',
    html: '<p>Über <code>a &lt; b</code> ]]> &amp; <a href="https://x.y/?a=1&amp;b=2">link</a> 封禁</p>',
    image: `${SITE.origin}/social/en/blog/a.png`,
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
    image: `${SITE.origin}/social/en/x.png`,
    updated: new Date('2026-02-01'),
  },
];

// JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/
const author = z.strictObject({ name: z.string().min(1), url: z.url() });
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  language: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string(),
      content_html: z.string(),
      image: z.url(),
      date_published: z.iso.datetime().optional(),
      date_modified: z.iso.datetime(),
      authors: z.array(author).optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
});

const format = (file: string) => FEED_FORMATS.find((candidate) => candidate.file === file)!;

describe('Atom', () => {
  const write = (entries: FeedEntry[]) => writeFeed('en', 'blog', format('atom.xml'), entries);

  it('is valid with and without entries', async () => {
    expect(await validateAtom(write(ENTRIES))).toEqual([]);
    expect(await validateAtom(write([]))).toEqual([]);
  });

  it('fails validation when an element is missing', async () => {
    expect(await validateAtom(write(ENTRIES).replaceAll('updated>', 'changed>'))).not.toEqual([]);
    expect(await validateAtom(write(ENTRIES).replace('</feed>', ''))).not.toEqual([]);
  });

  it('contains the entries with special characters unchanged', () => {
    const feed = parseAtomFeed(write(ENTRIES));
    expect(feed.updated).toBe('2026-03-04T05:06:07.000Z');
    const [first] = feed.entries ?? [];
    expect(first?.title?.value).toBe('Bans & <limits>');
    expect(first?.summary?.value).toBe('What “]]>” does.');
    expect(first?.content?.value).toBe(ENTRIES[0]!.html);
    expect(first?.authors).toEqual([{ name: 'Ann & Bo', uri: `${SITE.origin}/en/blog/authors/ann` }]);
    expect(first?.categories?.map(({ term }) => term)).toEqual(['Hello', 'C++']);
  });
});

describe('JSON Feed', () => {
  const write = (entries: FeedEntry[]) => writeFeed('zh-Hans', 'docs', format('feed.json'), entries);

  it('is valid with and without entries', () => {
    expect(JsonFeed.parse(JSON.parse(write(ENTRIES))).items).toHaveLength(2);
    expect(JsonFeed.parse(JSON.parse(write([]))).items).toEqual([]);
  });

  it('contains the entries', () => {
    const feed = parseJsonFeed(write(ENTRIES));
    expect(feed.language).toBe('zh-Hans');
    expect(feed.items?.[0]?.content_html).toBe(ENTRIES[0]!.html);
    expect(feed.items?.[0]?.title).toBe('Bans & <limits>');
  });
});
