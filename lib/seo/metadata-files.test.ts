import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import { listIndexablePages } from '@/lib/content/site-pages';
import { LOCALES } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { validateSitemap } from '@/tests/support/validate-xml';
import { writeSitemap } from './metadata-files.server';

async function sitemap() {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍' }),
    'content/en/docs/intro.mdx': doc({ title: 'Introduction' }),
    'content/zh-Hans/docs/setup/_category.json': JSON.stringify({ label: '安装', slug: '安装' }),
    'content/zh-Hans/docs/setup/Synology DSM.mdx': doc({ title: '群晖' }),
    'content/zh-Hans/pages/markdown-page.mdx': doc(),
  });
  const { locales } = await loadContent(root);
  const pages = LOCALES.flatMap((locale) => listIndexablePages(locales[locale]));
  return writeSitemap(pages, (file) => (file.includes('DSM') ? new Date('2026-02-03') : undefined));
}

it('is valid according to the schema of sitemaps.org', async () => {
  const xml = await sitemap();
  expect(await validateSitemap(xml)).toEqual([]);
  expect(await validateSitemap(xml.replace('<loc>', '<lok>'))).not.toEqual([]);
});

it('has the date of the newest doc for a category, and no untranslated pages', async () => {
  const entries = new Map(
    (await sitemap()).split('<url>').map((entry) => [decodeURI(/<loc>(.*?)</.exec(entry)?.[1] ?? ''), entry]),
  );
  expect(entries.get(`${SITE.origin}/docs/category/安装`)).toContain('<lastmod>2026-02-03');
  expect(entries.get(`${SITE.origin}/en/docs/intro`)).not.toContain('lastmod');
  for (const route of ['/markdown-page', '/docs/setup/Synology DSM']) {
    expect(entries.get(SITE.origin + route)).not.toContain('hreflang="en"');
    expect([...entries.keys()]).not.toContain(`${SITE.origin}/en${route}`);
  }
});
