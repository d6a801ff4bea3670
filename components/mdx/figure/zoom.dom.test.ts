import { expect, it } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { ZoomElement } from './zoom.element';

customElements.define('site-zoom', ZoomElement);

it('opens the image in a dialog and closes it on a click', () => {
  showHtml(
    '<div data-article-status data-close="Close"></div><site-zoom><a href="/x.png"><img src="/x.png" alt="A cat." width="640" height="400"></a></site-zoom>',
  );
  document.querySelector('img')!.click();
  const dialog = document.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  expect(dialog.querySelector('img')!.src).toContain('/x.png');
  expect(dialog.getAttribute('aria-label')).toBe('A cat.');
  expect(dialog.querySelector('button')!.textContent).toBe('Close');
  dialog.querySelector('button')!.click();
  expect(document.querySelector('dialog')).toBeNull();
});
