import { readFileSync } from 'node:fs';

/** The two languages of the site, with the prefix of their routes and the texts and accessible names that tests look for. */
export const EDITIONS = [
  {
    lang: 'zh-Hans',
    prefix: '',
    main: '主导航',
    docs: '文档',
    languages: '选择语言',
    light: '切换浅色/暗黑模式（当前为浅色模式）',
    toggle: '切换导航栏',
    sidebar: '文档侧边栏',
    breadcrumbs: '页面路径',
    toc: '本页总览',
    pager: '文档翻页',
    edit: '编辑此页',
    notFound: '找不到页面',
  },
  {
    lang: 'en',
    prefix: '/en',
    main: 'Main',
    docs: 'Wiki',
    languages: 'Languages',
    light: 'Switch between dark and light mode (currently light mode)',
    toggle: 'Toggle navigation bar',
    sidebar: 'Docs sidebar',
    breadcrumbs: 'Breadcrumbs',
    toc: 'On this page',
    pager: 'Docs pages',
    edit: 'Edit this page',
    notFound: 'Page Not Found',
  },
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

export type PageKind = keyof typeof PAGES;
