/** Checks that the links around the text of every page lead where they say, in the order that `content/` gives. */
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { SITE } from '@/lib/site';
import { extractUrls } from '../support/extract-urls';
import {
  addressOf,
  differences,
  expect,
  expectOnEveryPage,
  lineOf,
  ROOT,
  read,
  structuredData,
  test,
  urlOf,
} from './support/built-site';
import { EDITIONS, MESSAGES } from './support/editions';
import { EXPECTED, EXPECTED_PAGES, type ExpectedPage, textsOf } from './support/expected-pages';

const targetOf = (link: Element | undefined) => link && addressOf(String(link.properties.href));

test('each link outside of the text leads to the page that it names', ({ pages }) => {
  const names = new Map<string | undefined, string[]>();
  const add = (address: string | undefined, ...texts: string[]) =>
    names.set(address, [...(names.get(address) ?? []), ...texts]);
  for (const page of EXPECTED_PAGES) add(page.address ?? textsOf(page)[0]?.address, page.name, `#${page.name}`);
  for (const { lang, prefix } of EDITIONS) {
    const t = MESSAGES[lang];
    add(prefix || '/', t['docs.home']);
    add(`${prefix}/docs/intro`, t['navbar.docs']);
    add(`${prefix}/docs/tutorial`, t['home.start']);
    add(`${prefix}/docs/faq`, t['home.help']);
    add(`${prefix}/docs/category/安装部署`, t['home.platform.title']);
    add(`${prefix}/docs/category/下载器配置`, t['home.downloader.title']);
    add(`${prefix}/docs/category/功能模块`, t['home.modules.title']);
    add(`${prefix}/blog`, t['blog.all']);
  }
  let count = 0;
  expectOnEveryPage(pages, function* ({ tree }) {
    const inText = new Set(selectAll('.prose > :not(header) a', tree));
    for (const link of selectAll('a:not([hreflang], [type], [href^="#"])', tree)) {
      const target = targetOf(link);
      if (inText.has(link) || target === undefined) continue;
      count++;
      // A link to a neighbor has a label above the name.
      const name = lineOf(selectAll('[rel=prev] > span, [rel=next] > span', link).at(-1) ?? link);
      if (!names.get(target)?.includes(name)) yield `“${name}” leads to ${target}`;
    }
  });
  expect(count).toBeGreaterThan(8000);
});

test('only links with hreflang lead to the other language, and the language menus lead to the same page', ({
  pages,
}) => {
  const languageOf = (value: string) => {
    const address = addressOf(value)?.replace(/^\/(social|screenshots)(?=\/)/, '');
    if (address === undefined || /^\/(_site|img)\/|^\/(favicon|icon|apple-touch-icon)/.test(address)) return undefined;
    return /^\/en(\/|$)/.test(address) ? 'en' : 'zh-Hans';
  };
  expectOnEveryPage(pages, function* ({ tree, references, address, lang, route }) {
    const marked = selectAll('[hreflang]', tree).map(({ properties }) => String(properties.href));
    for (const { source, value } of references) {
      if (marked.includes(value)) marked.splice(marked.indexOf(value), 1);
      else if (!value.startsWith('#') && (languageOf(value) ?? lang) !== lang) yield `${source} ${value}`;
    }
    const noticed = selectAll('main aside a[hreflang]', tree);
    const links = selectAll('a[hreflang]', tree).filter((link) => !noticed.includes(link));
    const entries = links.map((link) => {
      const { hrefLang, ariaCurrent } = link.properties;
      return `${lineOf(link)} ${hrefLang} ${targetOf(link)} ${ariaCurrent}`;
    });
    const menu = EDITIONS.map((edition) => {
      const target = edition.prefix + (route === '/' ? '' : route) || '/';
      const name = edition.lang === 'en' ? 'English' : '简体中文';
      return `${name} ${edition.lang} ${target} ${target === address || undefined}`;
    });
    if (entries.join() !== [...menu, ...menu].join()) yield `the language menus have ${entries.join(', ')}`;
  });
});

test('each sidebar has the docs and categories of its language in the order of their positions', ({ pages }) => {
  const expectedLines = (items: readonly ExpectedPage[], depth = 0): string[] =>
    items.flatMap((item) => [`${depth} ${item.name} ${item.address}`, ...expectedLines(item.items, depth + 1)]);
  const linesIn = (list: Element, depth = 0): string[] =>
    selectAll(':scope > li', list).flatMap((item) => {
      const [link, group] = [select(':scope > a', item), select(':scope > details > ul', item)];
      const name = lineOf(link ?? select('summary', item) ?? item);
      return [`${depth} ${name} ${targetOf(link)}`, ...(group ? linesIn(group, depth + 1) : [])];
    });
  const docs = pages.filter(({ route }) => route.startsWith('/docs/'));
  expect(docs.length).toBeGreaterThan(90);
  expectOnEveryPage(docs, function* ({ tree, lang, address, expected }) {
    const lines = selectAll('site-sidebar nav > ul', tree).flatMap((list) => linesIn(list));
    const order = expectedLines(EXPECTED[lang].sidebar);
    if (lines.join() !== order.join()) yield lines.filter((line, index) => line !== order[index]).join(', ');
    const actual = {
      current: selectAll('site-sidebar [aria-current=page]', tree).map(targetOf),
      openGroups: selectAll('site-sidebar details[open]', tree).length,
    };
    const openGroups = expected.path.length - (expected.kind === 'docs' ? 1 : 0);
    yield* differences(actual, { current: [address], openGroups });
  });
});

test('the path, the neighbors, and the links to authors, tags and source of each page are its own', ({ pages }) => {
  const addressesOf = (list: readonly ExpectedPage[]) => list.map((page) => page.address);
  expectOnEveryPage(pages, function* (page) {
    const { tree, lang, address, expected } = page;
    const { kind, name, title, path: above, file, authors, tags } = expected;
    const targetsOf = (selector: string) => selectAll(selector, tree).map(targetOf);
    const steps = selectAll(`[aria-label="${MESSAGES[lang]['docs.breadcrumbs']}"] li`, tree);
    const list = structuredData(page).find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement;
    const markdown = selectAll('[type="text/markdown"], [data-href]', tree).map(({ properties }) =>
      addressOf(String(properties.href ?? properties.dataHref)),
    );
    const actual = {
      breadcrumbs: steps.map((item) => [lineOf(item), targetOf(select('a', item))]),
      structuredBreadcrumbs: Array.isArray(list) ? list.map((step) => [step.name, addressOf(step.item)]) : [],
      previous: targetsOf('main a[rel=prev]'),
      next: targetsOf('main a[rel=next]'),
      authors: targetsOf('.prose > header [rel=author]'),
      tags: targetsOf('.prose > header [rel=tag]'),
      edit: selectAll('main a[href*="/edit/"]', tree).map(({ properties }) => decodeURI(String(properties.href))),
      markdown: [...new Set(markdown)],
      problem: selectAll('main footer a[href*="/issues/new?"]', tree).map(({ properties }) => {
        const { searchParams } = new URL(String(properties.href));
        return [searchParams.get('title'), searchParams.get('body')?.includes(urlOf(address))];
      }),
    };
    const isText = kind === 'docs' || kind === 'blog';
    const order = kind === 'docs' ? EXPECTED[lang].sidebar.flatMap(textsOf) : EXPECTED[lang].posts;
    const index = isText ? order.indexOf(expected) : order.length;
    yield* differences(actual, {
      breadcrumbs:
        kind === 'docs' || kind === 'category'
          ? [...above.map(([label, target]) => [label, target]), [name, undefined]]
          : [],
      structuredBreadcrumbs: isText ? [...above.filter(([, target]) => target), [title, address]] : [],
      previous: isText ? addressesOf(order.slice(0, index)).slice(-1) : [],
      next: addressesOf(order.slice(index + 1)).slice(0, 1),
      authors: addressesOf(authors),
      tags: addressesOf(tags),
      edit: isText ? [SITE.editUrl + file] : [],
      markdown: file === '' ? [] : [`${address}.md`],
      problem: kind === 'docs' ? [[title, true]] : [],
    });
  });
});

test('each list has its docs, posts, authors or tags in order, with their descriptions, dates or numbers', ({
  pages,
}) => {
  const lists = pages.filter(({ expected }) => expected.items.length > 0);
  expect(lists.length).toBeGreaterThan(30);
  expectOnEveryPage(lists, function* ({ tree, expected }) {
    const lines = (expected.kind === 'category' ? textsOf(expected) : expected.items).map((item) => {
      const description = item.kind === 'blog' ? '' : item.description;
      return `${item.address} ${item.kind === 'group' ? item.items.length : item.published} ${description}`;
    });
    const items = selectAll('main :is(li:has(> a + p), li:has(> time), article, section:has(> h2 > a))', tree);
    const actual = items.map((item) => {
      const count = select(':scope > span', item);
      const detail = select('time', item)?.properties.dateTime ?? (count ? Number.parseInt(lineOf(count), 10) : '');
      return `${targetOf(select('h2 a, a', item))} ${detail} ${selectAll('li > p, section > p', item).map(lineOf)}`;
    });
    yield* differences({ items: actual }, { items: lines });
    for (const summary of selectAll('main article', tree)) {
      const post = pages.find(({ address }) => address === targetOf(select('h2 a', summary)));
      const text = post ? lineOf(select('.prose', post.tree) ?? summary) : '';
      const excerpt = selectAll(':scope > p', summary).map(lineOf).join();
      if (excerpt.length < 40 || !text.includes(excerpt.replace(/…$/, '')))
        yield `“${excerpt}” is not in ${post?.address}`;
    }
  });
});

test('the Markdown alternate of each text has the links of its page', ({ pages }) => {
  const texts = pages.filter(({ expected }) => expected.file !== '');
  expectOnEveryPage(texts, function* ({ tree, address }) {
    const toOtherPages = (urls: readonly string[]) => {
      const links = urls.filter((url) => ![undefined, address].includes(addressOf(url)) && !/\.\w+$/.test(url));
      return [...new Set(links.map((url) => `${addressOf(url)}${decodeURIComponent(new URL(url, ROOT).hash)}`))].sort();
    };
    const unused = selectAll('.prose :is(site-island, .log-lookup-pages) a', tree);
    const links = selectAll('.prose > :not(header) a', tree).filter((link) => !unused.includes(link));
    const markdown = extractUrls(`${address}.md`, () => read(`${address}.md`));
    const hrefs = links.map(({ properties }) => String(properties.href));
    const inPage = toOtherPages(hrefs.filter((href) => !href.startsWith('#')));
    yield* differences({ links: toOtherPages(markdown) }, { links: inPage });
  });
});
