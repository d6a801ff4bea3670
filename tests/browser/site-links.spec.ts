/** Checks that the links around the text of every page lead where they say, in the order that `content/` gives. */
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { SITE } from '@/lib/site';
import { addressOf, differences, expectOnEveryPage, lineOf, test } from './support/built-site';
import { EDITIONS, MESSAGES } from './support/editions';
import { EXPECTED, type ExpectedPage, textsOf } from './support/expected-pages';

const targetOf = (link: Element | undefined) => link && addressOf(String(link.properties.href));

test('the language menus lead to the same page', ({ pages }) => {
  expectOnEveryPage(pages, function* ({ tree, address, route }) {
    const entries = selectAll('header a[hreflang], dialog a[hreflang]', tree).map((link) => {
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
  expectOnEveryPage(docs, function* ({ tree, lang, address, expected }) {
    const lines = selectAll('site-sidebar nav > ul', tree).flatMap((list) => linesIn(list));
    const order = expectedLines(EXPECTED[lang].sidebar);
    if (lines.join() !== order.join()) yield lines.filter((line, index) => line !== order[index]).join(', ');
    const actual = {
      current: selectAll('site-sidebar [aria-current=page]', tree).map(targetOf),
      openGroups: selectAll('site-sidebar details[open]', tree).length,
    };
    const isGroup = expected.kind === 'category' || expected.items.length > 0;
    const openGroups = expected.path.length - (isGroup ? 0 : 1);
    yield* differences(actual, { current: [address], openGroups });
  });
});

test('the path, the neighbors and the edit link of each page are its own', ({ pages }) => {
  const addressesOf = (list: readonly ExpectedPage[]) => list.map((page) => page.address);
  const texts = pages.filter(({ expected }) => expected.kind === 'docs' || expected.kind === 'blog');
  expectOnEveryPage(texts, function* ({ tree, lang, expected }) {
    const { kind, name, path: above, file } = expected;
    const targetsOf = (selector: string) => selectAll(selector, tree).map(targetOf);
    const steps = selectAll(`[aria-label="${MESSAGES[lang]['docs.breadcrumbs']}"] li`, tree);
    const order = kind === 'docs' ? EXPECTED[lang].sidebar.flatMap(textsOf) : EXPECTED[lang].posts;
    const index = order.indexOf(expected);
    const actual = {
      breadcrumbs: steps.map((item) => [lineOf(item), targetOf(select('a', item))]),
      previous: targetsOf('main a[rel=prev]'),
      next: targetsOf('main a[rel=next]'),
      edit: selectAll('main a[href*="/edit/"]', tree).map(({ properties }) => decodeURI(String(properties.href))),
    };
    yield* differences(actual, {
      breadcrumbs: kind === 'docs' ? [...above.map(([label, target]) => [label, target]), [name, undefined]] : [],
      previous: addressesOf(order.slice(0, index)).slice(-1),
      next: addressesOf(order.slice(index + 1)).slice(0, 1),
      edit: [SITE.editUrl + file],
    });
  });
});
