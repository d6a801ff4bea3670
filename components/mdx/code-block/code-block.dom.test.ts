import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { CodeElement, codeText } from './code-block.element';

customElements.define('site-code', CodeElement);

beforeEach(() => {
  vi.useFakeTimers();
  showHtml(
    '<div data-article-status data-copied="Copied" data-copy-failed="Press Ctrl+C"></div><site-code><pre><code>x y</code></pre><button></button></site-code>',
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

it.each([
  '<span class="line"><span class="p">a</span>: 1\n</span><del class="line">b\n</del><ins class="line">c\n</ins>',
  '<span class="p">a</span>: 1\nc\n',
])('excludes deleted lines and the final line break: %j', (html) => {
  $('code').innerHTML = html;
  expect(codeText($('code'))).toBe('a: 1\nc');
});

it('copies the code, announces it and resets the button', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  $('button').click();
  await vi.advanceTimersByTimeAsync(100);
  expect(writeText).toHaveBeenCalledWith('x y');
  expect($('button').dataset).toMatchObject({ message: 'Copied' });
  expect($('[data-article-status]').textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(3000);
  expect($('button').outerHTML).toBe('<button></button>');
});

it('selects the code and names the shortcut when the clipboard is not available', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => false;
  $('button').click();
  await vi.advanceTimersByTimeAsync(100);
  expect($('button').dataset).toMatchObject({ message: 'Press Ctrl+C' });
  expect(String(getSelection())).toBe('x y');
});
