import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import { SITE } from '@/lib/site';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { metadataFiles } from './metadata-files.server';

it('returns robots.txt and the sitemap once, feeds and a manifest for each language', async () => {
  const root = await temporaryProject({ 'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍' }) });
  const files = await metadataFiles(await loadContent(root));
  const filesPerLocale = ['manifest.webmanifest', 'blog/atom.xml', 'blog/feed.json', 'docs/atom.xml', 'docs/feed.json'];
  expect([...files.keys()].sort()).toEqual(
    ['/robots.txt', '/sitemap.xml', ...filesPerLocale.flatMap((file) => [`/${file}`, `/en/${file}`])].sort(),
  );
  expect(files.get('/sitemap.xml')).toContain(`<loc>${SITE.origin}/docs/intro</loc>`);
  expect(files.get('/en/manifest.webmanifest')).toContain('"start_url":"/en/"');
  expect(files.get('/en/blog/feed.json')).toContain('"language": "en"');
});

it('points crawlers to the sitemap and excludes previews', async () => {
  const root = await temporaryProject({ 'content/zh-Hans/docs/intro.mdx': doc() });
  expect((await metadataFiles(await loadContent(root))).get('/robots.txt')).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /pr-preview/\n\nSitemap: ${SITE.origin}/sitemap.xml\n`,
  );
});
