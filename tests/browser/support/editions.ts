import { readFileSync } from 'node:fs';

/** The two languages of the site, with the prefix of their routes. */
export const EDITIONS = [
  { lang: 'zh-Hans', prefix: '' },
  { lang: 'en', prefix: '/en' },
] as const;

export type Lang = (typeof EDITIONS)[number]['lang'];

/** The messages of the user interface by key, read without the site's own code. */
export const MESSAGES: Record<Lang, typeof import('@/messages/en.json')> = {
  'zh-Hans': JSON.parse(readFileSync('messages/zh-Hans.json', 'utf8')),
  en: JSON.parse(readFileSync('messages/en.json', 'utf8')),
};

/** A route of each kind of page, without the language's prefix. */
export const PAGES = {
  home: '/',
  doc: '/docs/setup/Docker',
  category: `/docs/category/${encodeURIComponent('安装部署')}`,
  plain: '/markdown-page',
  search: '/search',
  blog: '/blog',
  notFound: '/docs/nope',
} as const;
