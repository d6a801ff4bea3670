import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaleNotice } from './stale-notice';

const heading = (id: string, text: string) => ({ id, text, depth: 2, line: 1, explicit: true });

it('names the affected sections that the translation has, and leads to the original', () => {
  const html = renderToStaticMarkup(
    createElement(StaleNotice, {
      doc: { locale: 'en', route: '/docs/faq', staleSections: ['install', 'gone'] },
      headings: [heading('install', 'Install'), heading('update', 'Update')],
    }),
  );
  expect(html).toContain('aria-label="Behind the original"');
  expect(html).toContain('<a href="#install">Install</a>');
  expect(html).not.toContain('Update');
  expect(html).toContain('href="/docs/faq"');
});
