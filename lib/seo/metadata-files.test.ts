import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { fromXml } from 'xast-util-from-xml';
import { loadContent } from '@/lib/content/load.server';
import { listIndexablePages } from '@/lib/content/site-pages';
import { LOCALES } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { localized } from '@/tests/support/localized';
import { doc, post, temporaryProject } from '@/tests/support/temporary-project';
import { validateSitemap } from '@/tests/support/validate-xml';
import { writeSitemap } from './metadata-files.server';

const text = (value: string) => localized(value, value);

async function pages() {
  const root = await temporaryProject({
    'content/authors.json': JSON.stringify({ ann: { name: 'Ann', about: text('Writes.') } }),
    'content/tags.json': JSON.stringify({ hello: { label: text('Hello'), description: text('Greetings.') } }),
    'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍' }),
    'content/en/docs/intro.mdx': doc({ title: 'Introduction' }),
    'content/zh-Hans/docs/setup/_category.json': JSON.stringify({ label: '安装', slug: '安装' }),
    'content/zh-Hans/docs/setup/Synology DSM.mdx': doc({ title: '群晖' }),
    'content/zh-Hans/pages/markdown-page.mdx': doc(),
    'content/zh-Hans/blog/2026-01-01-a.mdx': post({ extra: 'tags: [hello]\n' }),
  });
  const { locales } = await loadContent(root);
  return LOCALES.flatMap((locale) => listIndexablePages(locales[locale]));
}

const files: Record<string, string> = {
  'content/zh-Hans/docs/intro.mdx': '2026-01-02T03:04:05Z',
  'content/zh-Hans/docs/setup/Synology DSM.mdx': '2026-02-03T00:00:00Z',
};
const updated = (file: string) => (files[file] ? new Date(files[file]) : undefined);

it('is valid according to the schema of sitemaps.org', async () => {
  const xml = await writeSitemap(await pages(), updated);
  expect(await validateSitemap(xml)).toEqual([]);
  expect(await validateSitemap(xml.replace('<loc>', '<lok>'))).not.toEqual([]);
});

it('lists the translations and the last change of a page, and no untranslated pages', async () => {
  const entries = entriesOf(await writeSitemap(await pages(), updated));
  const entry = (route: string) => entries.find(({ loc }) => loc === `${SITE.origin}${encodeURI(route)}`);
  expect(entry('/docs/intro')).toEqual({
    loc: `${SITE.origin}/docs/intro`,
    lastmod: '2026-01-02T03:04:05.000Z',
    alternates: {
      'zh-Hans': `${SITE.origin}/docs/intro`,
      en: `${SITE.origin}/en/docs/intro`,
      'x-default': `${SITE.origin}/docs/intro`,
    },
  });
  for (const route of ['/markdown-page', '/docs/setup/Synology DSM', '/blog/a']) {
    expect(Object.keys(entry(route)?.alternates ?? {})).toEqual(['zh-Hans', 'x-default']);
    expect(entry(`/en${route}`)).toBeUndefined();
  }
  // A category has the date of its newest doc; the home page has none.
  expect(entry('/docs/category/安装')?.lastmod).toMatch(/^2026-02-03/);
  expect(entry('/')).toBeDefined();
  expect(entry('/')?.lastmod).toBeUndefined();
});

interface Entry {
  loc?: string;
  lastmod?: string;
  /** URLs by language. */
  alternates: Record<string, string>;
}

function entriesOf(xml: string): Entry[] {
  const entries: Entry[] = [];
  visit(fromXml(xml), 'element', ({ name, attributes, children: [child] }) => {
    const entry = entries.at(-1);
    if (name === 'url') entries.push({ alternates: {} });
    if (entry && (name === 'loc' || name === 'lastmod') && child?.type === 'text') entry[name] = child.value;
    if (entry && name === 'xhtml:link') entry.alternates[attributes.hreflang ?? ''] = attributes.href ?? '';
  });
  return entries;
}
