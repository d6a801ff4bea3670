/** Checks of every exported page's HTML, for search engines, browsers and assistive technology. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { encodeRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { attributeOf, type BuiltPage, readPages } from '../support/read-page';

const OUT = path.resolve('out');
/** Pages that search engines must not index. */
const NOINDEX_PAGES = /^(\/en)?\/(search|offline)$/;
const SIDEBAR_LINKS = '[data-sidebar] a[href], site-sidebar a[href]';
const CONTROLS = 'a[href], button, input, select, textarea, summary';

let pages: BuiltPage[] = [];
test.beforeAll(async () => {
  pages = await readPages(OUT);
  expect(pages.length, 'pages in out/').toBeGreaterThan(120);
});

/** Collects the problems of all pages, so that a single run reports all of them. */
function expectOnEveryPage(findProblems: (page: BuiltPage) => Iterable<string>): void {
  const problems = pages.flatMap((page) => [...findProblems(page)].map((problem) => `${page.address}: ${problem}`));
  expect(problems).toEqual([]);
}

const isEnglish = ({ address }: BuiltPage) => address === '/en' || address.startsWith('/en/');
const routeOf = (page: BuiltPage) => (isEnglish(page) ? page.address.slice(3) || '/' : page.address);
/** Returns the absolute URL of a route. */
const urlOf = (prefix: string, route: string) =>
  `${SITE.origin}${SITE.basePath}${prefix}${route === '/' ? '/' : encodeRoute(route)}`;

test('each page is in the language of its address', () => {
  expectOnEveryPage(function* (page) {
    const expected = isEnglish(page) ? 'en' : 'zh-Hans';
    if (attributeOf(page, 'html', 'lang') !== expected) yield `<html lang> is not ${expected}`;
    if (attributeOf(page, 'html', 'dir') !== 'ltr') yield '<html dir> is not ltr';
    const locale = attributeOf(page, 'meta[property="og:locale"]', 'content');
    if (locale !== (isEnglish(page) ? 'en_US' : 'zh_CN')) yield `og:locale is ${locale}`;
  });
});

test('Chinese text in the headings and navigation of English pages has its lang attribute', () => {
  expectOnEveryPage(function* (page) {
    if (!isEnglish(page)) return;
    for (const element of selectAll('h1, header a, nav a[href*="/docs/"], footer a', page.tree)) {
      if (/\p{Script=Han}/u.test(textInLanguage(element, 'en'))) yield `<${element.tagName}> ${textOf(element)}`;
    }
  });
});

/** Returns an element's text without descendants whose `lang` is another language. */
function textInLanguage(element: Element, language: string): string {
  const { lang } = element.properties;
  if (lang !== undefined && lang !== language) return '';
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textInLanguage(child, language) : '';
    })
    .join('');
}

test('each page has its canonical URL, language alternates and preview image', () => {
  expectOnEveryPage(function* (page) {
    const route = routeOf(page);
    const url = urlOf(isEnglish(page) ? '/en' : '', route);
    const actual: Record<string, string | undefined> = {
      canonical: attributeOf(page, 'link[rel=canonical]', 'href'),
      'og:url': attributeOf(page, 'meta[property="og:url"]', 'content'),
      'zh-Hans': attributeOf(page, 'link[rel=alternate][hreflang=zh-Hans]', 'href'),
      en: attributeOf(page, 'link[rel=alternate][hreflang=en]', 'href'),
      'x-default': attributeOf(page, 'link[rel=alternate][hreflang=x-default]', 'href'),
    };
    const [chinese, english] = [urlOf('', route), urlOf('/en', route)];
    const expected = { canonical: url, 'og:url': url, 'zh-Hans': chinese, en: english, 'x-default': chinese };
    for (const [name, value] of Object.entries(expected))
      if (actual[name] !== value) yield `${name} is ${actual[name]}, not ${value}`;
    const image = attributeOf(page, 'meta[property="og:image"]', 'content') ?? '';
    const file = image.startsWith(`${SITE.origin}${SITE.basePath}/`)
      ? decodeURIComponent(image.slice(`${SITE.origin}${SITE.basePath}/`.length))
      : '';
    if (file === '' || !existsSync(path.join(OUT, file))) yield `og:image ${image} is not in out/`;
    for (const name of ['og:title', 'og:description', 'og:site_name'])
      if (!attributeOf(page, `meta[property="${name}"]`, 'content')) yield `no ${name}`;
  });
});

test('each language has every page of the other', () => {
  const routes = (english: boolean) => pages.filter((page) => isEnglish(page) === english).map(routeOf);
  expect(routes(true).sort()).toEqual(routes(false).sort());
});

test('only the search and offline pages are hidden from search engines', () => {
  expectOnEveryPage(function* (page) {
    const robots = attributeOf(page, 'meta[name=robots]', 'content') ?? '';
    if (robots.includes('noindex') !== NOINDEX_PAGES.test(page.address)) yield `robots is “${robots}”`;
  });
});

test('each page has one main heading, no skipped heading level, and its landmarks', () => {
  expectOnEveryPage(function* (page) {
    const ranks = selectAll('h1, h2, h3, h4, h5, h6', select('main', page.tree) ?? page.tree).map(
      (heading) => headingRank(heading) ?? 0,
    );
    if (ranks.filter((rank) => rank === 1).length !== 1) yield 'not exactly one <h1>';
    for (const [index, rank] of ranks.entries())
      if (rank > (ranks[index - 1] ?? 1) + 1) yield `<h${rank}> follows <h${ranks[index - 1]}>`;
    for (const [selector, count] of [
      ['main', 1],
      ['body > header', 1],
      ['body > footer', 1],
    ] as const)
      if (selectAll(selector, page.tree).length !== count) yield `not exactly ${count} ${selector}`;
    const [first] = selectAll(CONTROLS, select('body', page.tree) ?? page.tree);
    if (first?.properties.href !== '#main') yield 'the first control is not the skip link';
  });
});

test('every image has an alternative text and a size, and every control has a name', () => {
  let images = 0;
  let controls = 0;
  expectOnEveryPage(function* (page) {
    for (const image of selectAll('img', page.tree)) {
      images++;
      const { alt, src, width, height } = image.properties;
      if (typeof alt !== 'string') yield `<img src=${src}> has no alt`;
      if (!Number(width) || !Number(height)) yield `<img src=${src}> has no width and height`;
    }
    for (const diagram of selectAll('svg[role=img]', page.tree)) {
      images++;
      const label = selectAll('title', diagram).map((title) => textOf(title));
      if (!diagram.properties.ariaLabel && !diagram.properties.ariaLabelledBy && label.join('') === '')
        yield 'a diagram has no name';
    }
    for (const control of selectAll('a[href], button, summary', page.tree)) {
      controls++;
      const { ariaLabel, ariaLabelledBy, title } = control.properties;
      const alternatives = selectAll('img', control).map(({ properties }) => properties.alt);
      const name = [textOf(control), ariaLabel, title, ...alternatives].join('').trim();
      if (name === '' && !ariaLabelledBy)
        yield `<${control.tagName} ${JSON.stringify(control.properties)}> has no name`;
    }
  });
  expect(images).toBeGreaterThan(20);
  expect(controls).toBeGreaterThan(10_000);
});

test('scripts are same-origin or allowed by hash, and nothing is loaded from another site', () => {
  let inline = 0;
  expectOnEveryPage(function* (page) {
    const policy = attributeOf(page, 'meta[http-equiv="Content-Security-Policy"]', 'content') ?? '';
    const scriptRule = policy.split(';').find((rule) => rule.trim().startsWith('script-src ')) ?? '';
    if (scriptRule === '') yield 'no policy for scripts';
    if (/unsafe-|https?:|\*/.test(policy)) yield `the policy allows too much: ${policy}`;
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ])
      if (!policy.includes(rule)) yield `the policy lacks ${rule}`;
    for (const script of selectAll('script', page.tree)) {
      const { src, type } = script.properties;
      if (src !== undefined && !String(src).startsWith(`${SITE.basePath}/`)) yield `script from ${src}`;
      if (src !== undefined || (type !== undefined && type !== 'module' && type !== 'text/javascript')) continue;
      inline++;
      const hash = createHash('sha256').update(textOf(script)).digest('base64');
      if (!scriptRule.includes(`'sha256-${hash}'`))
        yield `an inline script is not allowed: ${textOf(script).slice(0, 60)}`;
    }
    for (const element of selectAll(
      'img, source, iframe, video, audio, embed, object, link[rel=stylesheet]',
      page.tree,
    )) {
      const address = String(element.properties.src ?? element.properties.href ?? element.properties.data ?? '');
      if (!address.startsWith(`${SITE.basePath}/`) && !address.startsWith('data:'))
        yield `<${element.tagName}> loads ${address}`;
    }
    for (const element of selectAll('*', page.tree)) {
      for (const name of Object.keys(element.properties))
        if (/^on[A-Z]/.test(name) || name === 'style')
          yield `<${element.tagName}> has ${name}, which the policy forbids`;
    }
  });
  expect(inline).toBeGreaterThan(100);
});

test('a page is the same with and without a trailing slash', () => {
  const copies = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('/index.html') && existsSync(path.join(OUT, file.replace(/\/index\.html$/, '.html'))),
  );
  expect(copies.length).toBeGreaterThan(100);
  const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
  expect(copies.filter((file) => read(file) !== read(file.replace(/\/index\.html$/, '.html')))).toEqual([]);
});

test('structured data is valid and describes its own page', () => {
  let articles = 0;
  expectOnEveryPage(function* (page) {
    for (const script of selectAll('script[type="application/ld+json"]', page.tree)) {
      const data: { '@context'?: string; '@graph'?: Record<string, unknown>[] } = JSON.parse(textOf(script));
      if (data['@context'] !== 'https://schema.org') yield 'the context is not schema.org';
      for (const item of data['@graph'] ?? []) {
        if (item['@type'] !== 'TechArticle' && item['@type'] !== 'BlogPosting') continue;
        articles++;
        if (item.url !== attributeOf(page, 'link[rel=canonical]', 'href')) yield `the article’s url is ${item.url}`;
        if (item.inLanguage !== attributeOf(page, 'html', 'lang')) yield `the article’s language is ${item.inLanguage}`;
        if (Number.isNaN(Date.parse(String(item.dateModified ?? item.datePublished)))) yield 'the article has no date';
      }
    }
  });
  expect(articles).toBeGreaterThan(80);
});

test('each doc is current in the sidebar and has previous, next and edit links', () => {
  const docs = pages.filter((page) => /^(\/en)?\/docs\/(?!category\/)/.test(page.address));
  expect(docs.length).toBeGreaterThan(80);
  const problems: string[] = [];
  for (const page of docs) {
    const hrefs = selectAll(SIDEBAR_LINKS, page.tree).map(({ properties }) => String(properties.href));
    const ownHref = encodeURI(page.address);
    const sidebarDocs = hrefs
      .map((href) => encodeURI(decodeURI(href)))
      .filter((href) => !href.includes('/docs/category/'));
    const position = sidebarDocs.indexOf(ownHref);
    if (position < 0) problems.push(`${page.address}: not in its own sidebar`);
    const current = selectAll('[aria-current=page][href]', page.tree).map(({ properties }) =>
      encodeURI(decodeURI(String(properties.href))),
    );
    if (!current.includes(ownHref)) problems.push(`${page.address}: not marked as current`);
    const hrefOf = (rel: string) => {
      const href = attributeOf(page, `main ~ * a[rel=${rel}], main a[rel=${rel}]`, 'href');
      return href === undefined ? undefined : encodeURI(decodeURI(href));
    };
    if (hrefOf('prev') !== sidebarDocs[position - 1]) problems.push(`${page.address}: previous is ${hrefOf('prev')}`);
    if (hrefOf('next') !== sidebarDocs[position + 1]) problems.push(`${page.address}: next is ${hrefOf('next')}`);
    const id = routeOf(page).slice('/docs/'.length);
    const edit = selectAll('main a[href*="/edit/"]', page.tree).map(({ properties }) =>
      decodeURI(String(properties.href)),
    );
    if (!edit.some((href) => href.endsWith(`/docs/${id}.mdx`))) problems.push(`${page.address}: edit link ${edit}`);
  }
  expect(problems).toEqual([]);
});

test('the table of contents lists the h2 and h3 sections in order', () => {
  let entries = 0;
  expectOnEveryPage(function* (page) {
    const links = selectAll('[data-toc] a[href], site-toc a[href]', page.tree).map(({ properties }) =>
      decodeURIComponent(String(properties.href)),
    );
    if (links.length === 0) return;
    entries += links.length;
    const sections = selectAll('main article :is(h2, h3)[id]', page.tree).map(({ properties }) => `#${properties.id}`);
    if (links.join(' ') !== sections.join(' ')) yield `${links.join(' ')} instead of ${sections.join(' ')}`;
  });
  expect(entries).toBeGreaterThan(1000);
});

test('the sidebar has the introduction, the nine categories and the FAQ in order', () => {
  const folders = ['setup', 'downloader', 'module', 'statistic', 'network', 'btn', 'platform', 'prefandlang', 'misc'];
  let sidebars = 0;
  expectOnEveryPage(function* (page) {
    const links = selectAll(SIDEBAR_LINKS, page.tree).map(({ properties }) => decodeURI(String(properties.href)));
    if (links.length === 0) return;
    sidebars++;
    const docs = links.map((href) => href.split('/docs/')[1] ?? '').filter((id) => !id.startsWith('category/'));
    const topLevel = [...new Set(docs.map((id) => id.split('/')[0]))];
    if (topLevel.join() !== ['intro', ...folders, 'faq'].join()) yield `the order is ${topLevel.join(', ')}`;
  });
  expect(sidebars).toBeGreaterThan(90);
});
