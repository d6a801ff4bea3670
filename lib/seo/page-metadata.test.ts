import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { pageMetadata } from './page-metadata';

const head = {
  route: '/docs/setup/Synology DSM/Imnks',
  title: 'Synology',
  description: 'How to.',
  translations: LOCALES,
};

it('links the other languages, and the feeds and social image of its own language', () => {
  const metadata = pageMetadata({ ...head, locale: 'en', feeds: 'docs', hasMarkdown: true });
  expect(metadata.alternates).toEqual({
    canonical: `${SITE.origin}/en/docs/setup/Synology%20DSM/Imnks`,
    languages: {
      'zh-Hans': `${SITE.origin}/docs/setup/Synology%20DSM/Imnks`,
      en: `${SITE.origin}/en/docs/setup/Synology%20DSM/Imnks`,
      'x-default': `${SITE.origin}/docs/setup/Synology%20DSM/Imnks`,
    },
    types: {
      'text/markdown': '/en/docs/setup/Synology%20DSM/Imnks.md',
      'application/atom+xml': [{ url: '/en/docs/atom.xml', title: 'PeerBanHelper docs: changes' }],
      'application/feed+json': [{ url: '/en/docs/feed.json', title: 'PeerBanHelper docs: changes' }],
    },
  });
  expect(metadata.openGraph).toMatchObject({
    locale: 'en_US',
    images: [{ url: `${SITE.origin}/social/en/docs/setup/Synology%20DSM/Imnks.png`, width: 1200, height: 630 }],
  });
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' });
  expect(metadata.robots).toBeUndefined();
});

it('makes the original the canonical page of an untranslated page', () => {
  const { alternates, openGraph } = pageMetadata({ ...head, locale: 'en', translations: ['zh-Hans'] });
  expect(alternates?.canonical).toBe(`${SITE.origin}/docs/setup/Synology%20DSM/Imnks`);
  expect(Object.keys(alternates?.languages ?? {})).toEqual(['zh-Hans', 'x-default']);
  expect(openGraph).toMatchObject({
    locale: 'zh_CN',
    images: [{ url: `${SITE.origin}/social/zh-Hans/docs/setup/Synology%20DSM/Imnks.png` }],
  });
});

it('excludes pages without content from search engines', () => {
  const { robots, openGraph } = pageMetadata({ ...head, locale: 'zh-Hans', route: '/search', noIndex: true });
  expect(robots).toEqual({ index: false });
  expect(openGraph).toMatchObject({ images: [{ url: `${SITE.origin}/social/zh-Hans/home.png` }] });
});
