// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSparingConnection } from '@/components/ui/sparing-connection';
import { followLinks } from './follow-links';
import { pagePathOf } from './page-path-of';

const link = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
};

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://docs.example.org/en/docs/intro?x=1');
});

describe('pagePathOf', () => {
  it.each([
    ['<a href="/en/docs/faq">', '/en/docs/faq'],
    ['<a href="/en/docs/faq#ports">', '/en/docs/faq#ports'],
    ['<a href="/en/search?q=%E5%B0%81">', '/en/search?q=%E5%B0%81'],
    ['<a href="faq">', '/en/docs/faq'],
    ['<a href="/en/">', '/en/'],
    // The browser's: another language, site, window, a file, a download, a section of the open page.
    ['<a href="/docs/faq">', null],
    ['<a href="https://example.org/en/docs/faq">', null],
    ['<a href="/en/docs/faq" target="_blank">', null],
    ['<a href="/en/docs/faq" download>', null],
    ['<a href="/en/docs/faq.md">', null],
    ['<a href="mailto:a@example.org">', null],
    ['<a href="#ports">', null],
    ['<a href="/en/docs/intro?x=1#ports">', null],
  ])('%s', (html, expected) => expect(pagePathOf(link(html))).toBe(expected));
});

describe('isSparingConnection', () => {
  it.each([
    [undefined, false],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '3g' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('%o: %s', (connection, expected) => {
    expect(isSparingConnection({ ...navigator, connection })).toBe(expected);
  });
});

describe('followLinks', () => {
  const router = { push: vi.fn(), prefetch: vi.fn() };
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    router.push.mockClear();
    router.prefetch.mockClear();
    stop = followLinks(router);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  /** Whether the click was taken from the browser; it never gets as far as really leading somewhere. */
  const isTaken = (element: Element, options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
    let taken = false;
    const look = () => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    element.dispatchEvent(event);
    return taken;
  };

  it('takes plain clicks on pages', () => {
    expect(isTaken(link('<a href="/en/docs/faq">'))).toBe(true);
    expect(router.push).toHaveBeenCalledWith('/en/docs/faq');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves clicks with %o to the browser',
    (options) => {
      expect(isTaken(link('<a href="/en/docs/faq">'), options)).toBe(false);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it('leads to the top of the open page without an entry in the history', () => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    expect(isTaken(link('<a href="/en/docs/intro?x=1">'))).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('fetches ahead after 65 ms of pointing, once', () => {
    const target = link('<a href="/en/docs/faq">FAQ</a><p></p>');
    const point = (element: Element) => element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    point(target);
    vi.advanceTimersByTime(60);
    point(document.querySelector('p')!);
    vi.advanceTimersByTime(100);
    expect(router.prefetch).not.toHaveBeenCalled();
    point(target);
    vi.advanceTimersByTime(65);
    point(document.querySelector('p')!);
    point(target);
    vi.advanceTimersByTime(65);
    expect(router.prefetch.mock.calls).toEqual([['/en/docs/faq']]);
  });

  it('fetches ahead at once when pressed', () => {
    link('<a href="/en/docs/faq">FAQ</a>').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(router.prefetch).toHaveBeenCalledWith('/en/docs/faq');
  });
});
