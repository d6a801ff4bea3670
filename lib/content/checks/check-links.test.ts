import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/errors';
import { checkLinks, type LinkedPage } from './check-links';

const TARGETS = {
  routes: { 'zh-Hans': new Set(['/']), en: new Set(['/', '/docs/category/安装部署']) },
  hasFile: (file: string) => file === '/img/a.png',
};

const page = (route: string, ids: string[], hrefs: string[]): LinkedPage => ({
  file: `content/en${route}.mdx`,
  locale: 'en',
  route,
  ids: new Set(ids),
  links: hrefs.map((href) => ({ href, line: 7, column: 3 })),
});

const check = (...hrefs: string[]) =>
  checkLinks([page('/docs/setup/Synology DSM/Imnks', ['install'], []), page('/docs/faq', ['top'], hrefs)], TARGETS).map(
    formatProblem,
  );

it('lets good links pass', () => {
  expect(
    check(
      '/docs/setup/Synology%20DSM/Imnks#install',
      '#top',
      '/',
      '/docs/category/%E5%AE%89%E8%A3%85%E9%83%A8%E7%BD%B2',
      '/docs/category/安装部署',
      '/img/a.png',
      'https://example.org/nope',
      'mailto:a@example.org',
    ),
  ).toEqual([]);
});

it('says what is wrong with the others', () => {
  expect(
    check('/docs/faqq', '/docs/setup/Synology%20DSM/Imnks#instal', '#nope', '../intro', '/en/docs/faq', '/img/b.png'),
  ).toMatchInlineSnapshot(`
    [
      "content/en/docs/faq.mdx:7:3 — the link "/docs/faqq" leads nowhere. Did you mean "/docs/faq"?",
      "content/en/docs/faq.mdx:7:3 — the page of "/docs/setup/Synology%20DSM/Imnks#instal" has no section "instal". Did you mean "install"?",
      "content/en/docs/faq.mdx:7:3 — the page of "#nope" has no section "nope". Look up the heading’s {#id} on that page.",
      "content/en/docs/faq.mdx:7:3 — the link "../intro" is relative. Write it from the root, such as /docs/faq.",
      "content/en/docs/faq.mdx:7:3 — the link "/en/docs/faq" names a language. Write "/docs/faq"; the site adds the reader's language.",
      "content/en/docs/faq.mdx:7:3 — the link "/img/b.png" leads nowhere. Check the address.",
    ]
  `);
});
