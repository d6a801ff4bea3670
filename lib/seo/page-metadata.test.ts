import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { SITE } from '@/lib/site';
import { pageMetadata, SOCIAL_IMAGE } from './page-metadata';

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
    images: [{ url: `${SITE.origin}/social.png` }],
  });
});

it('states the size of the social image', () => {
  const { width, height } = SOCIAL_IMAGE;
  expect(imageSize(readFileSync('public/social.png'))).toMatchObject({ width, height });
});
