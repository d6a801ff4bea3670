import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { CodeElement, codeText } from './code-block.element';

customElements.define('site-code', CodeElement);

const STATUS =
  '<div data-article-status data-copied="Copied" data-copy-failed="Press Ctrl+C" data-close="Close"></div>';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('codeText', () => {
  it('excludes deleted lines and the final line break', () => {
    document.body.innerHTML =
      '<code><span class="line"><span class="p">a</span>: 1\n</span><del class="line">b\n</del><ins class="line">c\n</ins></code>';
    expect(codeText($('code'))).toBe('a: 1\nc');
    showHtml('<code><span class="p">a</span>: 1\nb\n</code>');
    expect(codeText($('code'))).toBe('a: 1\nb');
  });
});

describe('CodeElement', () => {
  const page = `${STATUS}<site-code><pre><code>x y</code></pre><button data-copy></button></site-code>`;

  it('copies the code, announces it and resets the button', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showHtml(page);
    $('[data-copy]').click();
    await vi.advanceTimersByTimeAsync(100);
    expect(writeText).toHaveBeenCalledWith('x y');
    expect($('[data-copy]').dataset).toMatchObject({ copy: 'done', message: 'Copied' });
    expect($('[data-article-status]').textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(3000);
    expect($('[data-copy]').dataset.copy).toBe('');
    expect($('[data-copy]').dataset.message).toBeUndefined();
  });

  it('selects the code and names the shortcut when the clipboard is not available', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    showHtml(page);
    $('[data-copy]').click();
    await vi.advanceTimersByTimeAsync(100);
    expect($('[data-copy]').dataset).toMatchObject({ copy: 'failed', message: 'Press Ctrl+C' });
    expect(String(getSelection())).toBe('x y');
  });
});
