/** Checks of every exported page's HTML, for search engines, browsers and assistive technology. */
import { createHash } from 'node:crypto';
import { headingRank } from 'hast-util-heading-rank';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SITE } from '@/lib/site';
import { attributeOf } from '../support/read-page';
import { differences, expect, expectOnEveryPage, lineOf, ROOT, test, urlOf } from './support/built-site';
import { EDITIONS, MESSAGES } from './support/editions';
import { EXPECTED_PAGES } from './support/expected-pages';

/** Pages that search engines must not index. */
const NOINDEX_PAGES = /^\/(search|offline)$/;
const CONTROLS = 'a[href], button, input, select, textarea, summary';

test('the pages are those that content/ describes, in both languages', ({ pages }) => {
  const addresses = EXPECTED_PAGES.flatMap(({ address, isUntranslated }) => (isUntranslated ? [] : (address ?? [])));
  expect(pages.map(({ address }) => address).sort()).toEqual(addresses.sort());
});

test('each page has its language, title, description, rule for robots, canonical URL, alternates, feeds and image', ({
  pages,
}) => {
  const titles = new Map<string, string>();
  expectOnEveryPage(pages, function* (page) {
    const { lang, prefix, route, expected } = page;
    const { title, description } = expected;
    const url = urlOf(page.address);
    const [chinese, english] = EDITIONS.map((edition) => urlOf(edition.prefix + (route === '/' ? '' : route)));
    const isTranslated = !EXPECTED_PAGES.some((other) => other.isUntranslated && other.address === `/en${route}`);
    const topics = ['docs', 'blog'].filter((topic) => !/^\/(docs|blog)/.test(route) || route.startsWith(`/${topic}`));
    const base = `${SITE.basePath}${prefix}`;
    const values = {
      'head > title': route === '/' ? title : `${title} | ${SITE.name}`,
      h1: route === '/' ? `${SITE.name} ${MESSAGES[lang]['home.title']}` : title,
      'meta[name=description]': description,
      'meta[name=robots]': NOINDEX_PAGES.test(route) ? 'noindex' : '',
      'meta[property="og:title"]': title,
      'meta[property="og:description"]': description,
      'meta[property="og:site_name"]': SITE.name,
      'meta[property="og:locale"]': lang === 'en' ? 'en_US' : 'zh_CN',
      'meta[property="og:url"]': url,
      'meta[property="og:image"]': `${ROOT}/social.png`,
      'meta[name="twitter:card"]': 'summary_large_image',
      'link[rel=canonical]': url,
      'link[rel=alternate][hreflang=zh-Hans]': chinese,
      'link[rel=alternate][hreflang=en]': isTranslated ? english : '',
      'link[rel=alternate][hreflang=x-default]': chinese,
      'link[type="application/atom+xml"]': topics.map((topic) => `${base}/${topic}/atom.xml`).join(),
      'link[type="application/feed+json"]': topics.map((topic) => `${base}/${topic}/feed.json`).join(),
      'link[rel=manifest]': `${base}/manifest.webmanifest`,
    };
    const valuesOf = (selector: string) =>
      selectAll(selector, page.tree).map(
        (element) => element.properties.content ?? element.properties.href ?? lineOf(element),
      );
    const actual = Object.fromEntries(Object.keys(values).map((selector) => [selector, valuesOf(selector).join()]));
    yield* differences(actual, values);
    if (attributeOf(page, 'html', 'lang') !== lang || attributeOf(page, 'html', 'dir') !== 'ltr')
      yield 'wrong language';
    const other = titles.get(lang + title) ?? titles.get(lang + description);
    if (other && !NOINDEX_PAGES.test(route)) yield `the title or description is also that of ${other}`;
    titles.set(lang + title, route).set(lang + description, route);
  });
});

test('each page has one main heading, no skipped heading level, and its landmarks', ({ pages }) => {
  expectOnEveryPage(pages, function* (page) {
    const ranks = selectAll('h1, h2, h3, h4, h5, h6', select('main', page.tree) ?? page.tree).map(
      (heading) => headingRank(heading) ?? 0,
    );
    if (ranks.filter((rank) => rank === 1).length !== 1) yield 'not exactly one <h1>';
    for (const [index, rank] of ranks.entries())
      if (rank > (ranks[index - 1] ?? 1) + 1) yield `<h${rank}> follows <h${ranks[index - 1]}>`;
    for (const selector of ['main', 'body > header', 'body > footer'])
      if (selectAll(selector, page.tree).length !== 1) yield `not exactly one ${selector}`;
    const [first] = selectAll(CONTROLS, select('body', page.tree) ?? page.tree);
    if (first?.properties.href !== '#main') yield 'the first control is not the skip link';
  });
});

test('every image has an alternative text and a size', ({ pages }) => {
  let images = 0;
  expectOnEveryPage(pages, function* (page) {
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
  });
  expect(images).toBeGreaterThan(20);
});

test('scripts are same-origin or allowed by hash, and nothing is loaded from another site', ({ pages }) => {
  let inline = 0;
  expectOnEveryPage(pages, function* (page) {
    const policy = attributeOf(page, 'meta[http-equiv="Content-Security-Policy"]', 'content') ?? '';
    const scriptRule = policy.split(';').find((rule) => rule.trim().startsWith('script-src ')) ?? '';
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
  });
  expect(inline).toBeGreaterThan(100);
});

test('the table of contents lists the h2 and h3 sections in order', ({ pages }) => {
  let entries = 0;
  expectOnEveryPage(pages, function* (page) {
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
