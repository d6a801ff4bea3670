import { expect, it } from 'vitest';
import { addPosition } from '@/lib/content/data/parse-data';
import { localized } from '@/tests/support/localized';
import { checkKeyPages } from './check-key-pages';

const key = (path: string, page?: string) => ({
  file: 'config.yml',
  path,
  type: 'string',
  default: '',
  page,
  description: localized('文', 'Text'),
});
const text = JSON.stringify({ keys: [key('a', 'x'), key('b', 'y'), key('c'), key('d'), key('e', 'x')] }, null, 1);

it('reports keys whose "page" is missing or wrong', () => {
  const pages = [
    { route: '/docs/x', ids: new Set(['config-a', 'config-b', 'config-c']) },
    { route: '/docs/y', ids: new Set<string>() },
  ];
  expect(
    checkKeyPages(text, pages)
      .map((problem) => addPosition(problem, text))
      .map(({ line, message, fix }) => `${line} — ${message}. ${fix}`),
  ).toMatchInlineSnapshot(`
    [
      "16 — the key "b" has the "page" "y", but its row is on "x". Write "page": "x".",
      "27 — the key "c" has no "page", but its row is on "x". Write "page": "x".",
      "47 — the key "e" has the "page" "x", but no page has its row. Put <ConfigTable prefix="…" /> on that page, or remove "page".",
    ]
  `);
});
