import { expect, it } from 'vitest';
import { SITE } from '@/lib/site';
import { pageMetadata } from './page-metadata';

it('makes the original the canonical page of an untranslated page', () => {
  const { alternates, openGraph } = pageMetadata({
    locale: 'en',
    route: '/docs/setup/Synology DSM/Imnks',
    title: 'Synology',
    description: 'How to.',
    translations: ['zh-Hans'],
  });
  expect(alternates?.canonical).toBe(`${SITE.origin}/docs/setup/Synology%20DSM/Imnks`);
  expect(Object.keys(alternates?.languages ?? {})).toEqual(['zh-Hans', 'x-default']);
  expect(openGraph).toMatchObject({
    locale: 'zh_CN',
    images: [{ url: `${SITE.origin}/social/zh-Hans/docs/setup/Synology%20DSM/Imnks.png` }],
  });
});
