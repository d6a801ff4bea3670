import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { renderMdx } from '@/tests/support/render-mdx';
import { showHtml } from '@/tests/support/show-html';
import { mdxComponents } from '../mdx-components';

it('renders a lazy image with its size for each color mode', async () => {
  const forms = ['zh-Hans/light', 'zh-Hans/dark', 'en/light', 'en/dark'];
  const files = Object.fromEntries(forms.map((form) => [`public/screenshots/${form}/status.avif`, '']));
  const source = '<Screenshot name="status" alt="The card." caption="Status" />';
  const { compiledSource } = await compileText(source, { locale: 'en', files });
  showHtml(renderMdx(compiledSource, mdxComponents('en')));
  const images = [...document.querySelectorAll('site-zoom > a > img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/screenshots/en/light/status.avif',
    '/screenshots/en/dark/status.avif',
  ]);
  for (const image of images) {
    expect(image.getAttribute('alt')).toBe('The card.');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['320', '200']);
    expect(image.parentElement?.getAttribute('href')).toBe(image.getAttribute('src'));
  }
  expect(document.querySelector('figcaption')?.textContent).toBe('Status');
});
