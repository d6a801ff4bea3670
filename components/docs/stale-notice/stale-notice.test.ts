import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { attributeOf, readPage, textsOf } from '@/tests/support/read-page';
import { StaleNotice } from './stale-notice';

const heading = (id: string, text: string) => ({ id, text, depth: 2, line: 1, explicit: true });

it('lists the stale sections that the translation has, and links to the original', () => {
  const html = renderToStaticMarkup(
    createElement(StaleNotice, {
      doc: { locale: 'en', route: '/docs/faq', staleSections: ['install', 'gone'] },
      headings: [heading('install', 'Install'), heading('update', 'Update')],
    }),
  );
  const page = readPage(html);
  expect(attributeOf(page, 'aside', 'ariaLabel')).toBe('Behind the original');
  expect(page.references.map(({ value }) => value)).toEqual(['#install', '/docs/faq']);
  expect(textsOf(page, 'li')).toEqual(['Install']);
});
