import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/errors';
import { checkLinks } from './check-links';
import type { Addresses } from './check-redirects';

const page = (...ids: string[]) => ({ ids: new Set(ids), sections: new Set(ids) });
const ADDRESSES: Addresses = new Map([
  ['/', null],
  ['/en/', null],
  ['/en/docs/category/安装部署', null],
  ['/en/docs/setup/Synology DSM/Imnks', page('install')],
  ['/en/docs/faq', page('top')],
]);

const check = (...hrefs: string[]) => {
  const links = hrefs.map((href) => ({ href, line: 7, column: 3 }));
  const faq = { file: 'content/en/docs/faq.mdx', locale: 'en' as const, route: '/docs/faq', links };
  return checkLinks([faq], ADDRESSES, (file) => file === '/img/a.png').map(formatProblem);
};

it('accepts valid links', () => {
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

it('reports invalid links', () => {
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
