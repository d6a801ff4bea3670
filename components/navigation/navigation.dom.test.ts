import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { isPage } from './load-page';
import { prefetchOnIntent } from './prefetch-on-intent';

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://docs.example.org/en/docs/intro?x=1');
});

describe('isPage', () => {
  it.each([
    ['/en/docs/faq', true],
    ['/en/docs/faq#ports', true],
    ['/en/search?q=%E5%B0%81', true],
    ['faq', true],
    ['/en/', true],
    // Other languages, other sites and files.
    ['/docs/faq', false],
    ['https://example.org/en/docs/faq', false],
    ['/en/docs/faq.md', false],
    ['mailto:a@example.org', false],
  ])('%s: %s', (href, expected) => expect(isPage(new URL(href, location.href))).toBe(expected));
});

describe('prefersReducedData', () => {
  it.each([
    [undefined, false],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '3g' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('%o: %s', (connection, expected) => {
    expect(prefersReducedData({ ...navigator, connection })).toBe(expected);
  });
});

describe('prefetchOnIntent', () => {
  const prefetch = vi.fn();
  prefetchOnIntent(prefetch);
  const renderLink = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('a')!;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    prefetch.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('prefetches after the pointer has rested on a link for 65 ms', () => {
    const link = renderLink('<a href="/en/docs/faq">FAQ</a><p></p>');
    const hover = (element: Element) => element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    hover(link);
    vi.advanceTimersByTime(60);
    hover(document.querySelector('p')!);
    vi.advanceTimersByTime(100);
    expect(prefetch).not.toHaveBeenCalled();
    hover(link);
    vi.advanceTimersByTime(65);
    expect(prefetch.mock.calls).toEqual([['/en/docs/faq']]);
  });

  it.each([
    ['<a href="/en/docs/faq?a#b">', ['/en/docs/faq']],
    ['<a href="/en/docs/intro#ports">', undefined],
    ['<a href="/docs/faq">', undefined],
    ['<a href="/en/docs/faq" target="_blank">', undefined],
    ['<a href="/en/docs/faq" download>', undefined],
  ])('on pointerdown, %s immediately prefetches %o', (html, expected) => {
    renderLink(html).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(prefetch.mock.calls[0]).toEqual(expected);
  });
});
