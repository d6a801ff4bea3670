import { selectAll } from 'hast-util-select';
import { h } from 'hastscript';
import { browser, type Sabotage } from '../sabotage';

const CRAWL = browser('crawl.spec.ts', '');
const DOC = 'en/docs/setup/Docker';

/** Defects of exported pages: links, metadata, structure. */
export const PAGE_SABOTAGES: readonly Sabotage[] = [
  {
    name: 'a link in an article leads to a page that does not exist',
    promise: 'contract 3: routes',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        const [link] = selectAll('article a[href^="/en/docs/"]', tree);
        if (link) link.properties.href = '/en/docs/nowhere';
      }),
    detector: CRAWL,
  },
  {
    name: 'a link has wrong capitalization, which case-sensitive hosts reject',
    promise: 'contract 7: hosts',
    apply: (project) =>
      project.editElements(DOC, 'footer a[href="/en/docs/intro"]', ({ properties }) => {
        properties.href = '/en/docs/Intro';
      }),
    detector: CRAWL,
  },
  {
    name: 'a link points to a section that the target page does not have',
    promise: 'contract 3: routes',
    apply: (project) =>
      project.editElements('en/docs/faq', 'h2[id], h3[id]', ({ properties }) => {
        properties.id = `${properties.id}-renamed`;
      }),
    detector: CRAWL,
  },
  {
    name: 'an entry of the table of contents points to a missing section',
    promise: 'contract 4: table of contents',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        const link = selectAll('a[href^="#"]', tree).at(-1);
        if (link) link.properties.href = '#no-such-section';
      }),
    detector: CRAWL,
  },
  {
    name: 'two elements of a page have the same id',
    promise: 'contract 4: names',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        const [first, second] = selectAll('article h2[id]', tree);
        if (first && second) second.properties.id = first.properties.id;
      }),
    detector: CRAWL,
  },
  {
    name: 'an icon that every page references is missing',
    promise: 'contract 7: hosts',
    apply: (project) => project.remove('out/favicon.svg'),
    detector: CRAWL,
  },
  {
    name: 'the Markdown alternate of a doc is missing',
    promise: 'contract 3: routes',
    apply: (project) => project.remove('out/en/docs/faq.md'),
    detector: CRAWL,
  },
  {
    name: 'a feed that pages reference is missing',
    promise: 'contract 3: routes',
    apply: (project) => project.remove('out/en/docs/atom.xml'),
    detector: CRAWL,
  },
  {
    name: 'a page of one language is missing',
    promise: 'contract 3: routes',
    apply: (project) => {
      project.remove('out/en/docs/module/ptr.html');
      project.remove('out/en/docs/module/ptr/index.html');
    },
    detector: browser('built-pages.spec.ts', 'the pages are those'),
  },
  {
    name: 'the canonical URL of a page is that of another page',
    promise: 'contract 3: routes',
    apply: (project) =>
      project.editElements(DOC, 'link[rel=canonical]', ({ properties }) => {
        properties.href = 'https://docs.pbh-btn.com/en/docs/intro';
      }),
    detector: browser('built-pages.spec.ts', 'each page has its language'),
  },
  {
    name: 'a page declares itself as its own translation',
    promise: 'specification: two languages',
    apply: (project) =>
      project.editElements(DOC, 'link[hreflang=zh-Hans]', ({ properties }) => {
        properties.href = 'https://docs.pbh-btn.com/en/docs/setup/Docker';
      }),
    detector: browser('built-pages.spec.ts', 'each page has its language'),
  },
  {
    name: 'the preview image of a page is missing',
    promise: 'contract 3: routes',
    apply: (project) => project.remove('out/social/en/docs/setup/Docker.png'),
    detector: browser('built-pages.spec.ts', 'each page has its language'),
  },
  {
    name: 'an English page has the language of the Chinese one',
    promise: 'contract 3: languages',
    apply: (project) =>
      project.editElements(DOC, 'html', ({ properties }) => {
        properties.lang = 'zh-Hans';
      }),
    detector: browser('built-pages.spec.ts', 'each page has its language'),
  },
  {
    name: 'the Chinese title on an English category page is not marked as Chinese',
    promise: 'contract 3: categories',
    apply: (project) => project.editEveryPage('main [lang="zh-Hans"]', ({ properties }) => void delete properties.lang),
    detector: browser('routes.spec.ts', 'the contract’s categories'),
  },
  {
    name: 'all pages have the same title',
    promise: 'contract 2: title',
    apply: (project) =>
      project.editEveryPage('head > title', (title) => {
        title.children = [{ type: 'text', value: 'PeerBanHelper' }];
      }),
    detector: browser('built-pages.spec.ts', 'each page has its language'),
  },
  {
    name: 'all pages have the same description',
    promise: 'contract 2: description',
    apply: (project) =>
      project.editEveryPage('meta[name=description]', ({ properties }) => {
        properties.content = 'The documentation of PeerBanHelper, for everybody.';
      }),
    detector: browser('built-pages.spec.ts', 'each page has its language'),
  },
  {
    name: 'a doc is hidden from search engines',
    promise: 'contract 3: routes',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        selectAll('head', tree)[0]?.children.push(h('meta', { name: 'robots', content: 'noindex' }));
      }),
    detector: browser('built-pages.spec.ts', 'only the search and offline pages'),
  },
  {
    name: 'an image has no alternative text',
    promise: 'contract 4: names',
    apply: (project) => project.editEveryPage('img', ({ properties }) => void delete properties.alt),
    detector: browser('built-pages.spec.ts', 'every image has an alternative text'),
  },
  {
    name: 'a button has no name',
    promise: 'contract 4: names',
    apply: (project) =>
      project.editElements(DOC, 'header button .visually-hidden', (label) => {
        label.children = [];
      }),
    detector: browser('built-pages.spec.ts', 'every image has an alternative text'),
  },
  {
    name: 'a heading level is skipped',
    promise: 'contract 4: names',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        const [heading] = selectAll('article h2', tree);
        if (heading) heading.tagName = 'h4';
      }),
    detector: browser('built-pages.spec.ts', 'each page has one main heading'),
  },
  {
    name: 'a page has two main headings',
    promise: 'specification: pages',
    apply: (project) =>
      project.editPage('en/markdown-page', (tree) => {
        const [heading] = selectAll('main h2', tree);
        if (heading) heading.tagName = 'h1';
      }),
    detector: browser('built-pages.spec.ts', 'each page has one main heading'),
  },
  {
    name: 'the skip link is not the first control',
    promise: 'contract 4: skip link',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        selectAll('body', tree)[0]?.children.unshift(h('a', { href: '/en/' }, 'Home'));
      }),
    detector: browser('built-pages.spec.ts', 'each page has one main heading'),
  },
  {
    name: 'the entries of a sidebar category are in reverse order',
    promise: 'contract 3: sidebar order',
    apply: (project) =>
      project.editEveryPage('details[data-group=module] > ul', (list) => {
        list.children.reverse();
      }),
    detector: browser('site-links.spec.ts', 'each sidebar'),
  },
  {
    name: 'the categories of the sidebar are in reverse order',
    promise: 'contract 3: sidebar order',
    apply: (project) => project.editElements(DOC, 'site-sidebar nav > ul', (list) => void list.children.reverse()),
    detector: browser('site-links.spec.ts', 'each sidebar'),
  },
  {
    name: 'the current doc is not marked in the sidebar',
    promise: 'contract 4: docs sidebar',
    apply: (project) =>
      project.editElements(DOC, '[aria-current=page]', ({ properties }) => void delete properties.ariaCurrent),
    detector: browser('site-links.spec.ts', 'each sidebar'),
  },
  {
    name: 'the next doc is the wrong one',
    promise: 'contract 4: previous and next doc',
    apply: (project) =>
      project.editElements(DOC, 'a[rel=next]', ({ properties }) => {
        properties.href = '/en/docs/faq';
      }),
    detector: browser('site-links.spec.ts', 'the path, the neighbors'),
  },
  {
    name: 'the edit link opens the translation instead of the page',
    promise: 'contract 4: edit link',
    apply: (project) =>
      project.editElements(DOC, 'main a[href*="/edit/"]', ({ properties }) => {
        properties.href = String(properties.href).replace('/en/', '/zh-Hans/');
      }),
    detector: browser('layout/frame.spec.ts', 'has its landmarks, controls and names'),
  },
  {
    name: 'the table of contents lacks a section',
    promise: 'contract 4: table of contents',
    apply: (project) =>
      project.editPage(DOC, (tree) => {
        const link = selectAll('a[href^="#"]', tree).find(({ properties }) => properties.href === '#before-you-start');
        if (link) link.properties.href = '#install';
      }),
    detector: browser('built-pages.spec.ts', 'the table of contents lists'),
  },
  {
    name: 'a category page lacks one of its docs',
    promise: 'contract 3: categories',
    apply: (project) =>
      project.editPage('en/docs/category/安装部署', (tree) => {
        for (const list of selectAll('main ul', tree))
          list.children = list.children.filter(
            (item) => item.type !== 'element' || selectAll('a[href$="/docs/setup/Docker"]', item).length === 0,
          );
      }),
    detector: browser('site-links.spec.ts', 'each list has its docs'),
  },
  {
    name: 'structured data describes another page',
    promise: 'specification: metadata',
    apply: (project) =>
      project.editElements(DOC, 'script[type="application/ld+json"]', (script) => {
        for (const child of script.children)
          if (child.type === 'text') child.value = child.value.replaceAll('setup/Docker"', 'setup/FreeBSD"');
      }),
    detector: browser('built-pages.spec.ts', 'structured data'),
  },
  {
    name: 'a paragraph of an English doc is in Chinese',
    promise: 'contract 2: language of the text',
    apply: (project) =>
      project.editElements(DOC, 'article > p:first-of-type', (paragraph) => {
        paragraph.children = [{ type: 'text', value: '用 Docker 安装时，先新建一个文件夹。' }];
      }),
    detector: browser('languages.spec.ts', 'all texts of a page'),
  },
  {
    name: 'a breadcrumb leads to another category',
    promise: 'contract 4: breadcrumbs',
    apply: (project) =>
      project.editElements(DOC, 'main nav li:nth-child(2) > a', ({ properties }) => {
        properties.href = '/en/docs/category/杂项';
      }),
    detector: browser('site-links.spec.ts', 'each link outside of the text'),
  },
  {
    name: 'the language menu leads to the home page',
    promise: 'contract 4: language menu',
    apply: (project) =>
      project.editElements(DOC, 'header a[hreflang=zh-Hans]', ({ properties }) => {
        properties.href = '/';
      }),
    detector: browser('site-links.spec.ts', 'only links with hreflang'),
  },
  {
    name: 'a doc shows a date other than that of its last change',
    promise: 'specification: date of the last change',
    apply: (project) =>
      project.editElements(DOC, 'main footer time', ({ properties }) => {
        properties.dateTime = '2026-11-01T00:00:00.000Z';
      }),
    detector: browser('feeds.spec.ts', 'each text has the date'),
  },
];
