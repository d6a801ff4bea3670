// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { presetTabs } from './preset-tabs';
import { codeText, startCopyCode } from './start-copy-code';
import { startImageZoom } from './start-image-zoom';
import { prepareTabs, startTabs } from './start-tabs';

const STATUS =
  '<div data-article-status data-copied="Copied" data-copy-failed="Press Ctrl+C" data-close="Close"></div>';

const stops: (() => void)[] = [];
const start = (behavior: (document: Document) => () => void) => stops.push(behavior(document));

beforeEach(() => {
  localStorage.clear();
  document.adoptedStyleSheets = [];
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', vi.fn());
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('codeText', () => {
  it('leaves out deleted lines and the final line end', () => {
    document.body.innerHTML =
      '<code><span class="line"><span class="p">a</span>: 1\n</span><del class="line">b\n</del><ins class="line">c\n</ins></code>';
    expect(codeText($('code'))).toBe('a: 1\nc');
    document.body.innerHTML = '<code><span class="p">a</span>: 1\nb\n</code>';
    expect(codeText($('code'))).toBe('a: 1\nb');
  });
});

describe('startCopyCode', () => {
  const page = `${STATUS}<figure data-code><pre><code>x y</code></pre><button data-copy></button></figure>`;

  it('copies, says so, and is ready again', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    document.body.innerHTML = page;
    start(startCopyCode);
    $('[data-copy]').click();
    await vi.advanceTimersByTimeAsync(100);
    expect(writeText).toHaveBeenCalledWith('x y');
    expect($('[data-copy]').dataset).toMatchObject({ copy: 'done', message: 'Copied' });
    expect($('[data-article-status]').textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(3000);
    expect($('[data-copy]').dataset.copy).toBe('');
    expect($('[data-copy]').dataset.message).toBeUndefined();
  });

  it('leaves the code selected and says what to press when nothing may be copied', async () => {
    vi.stubGlobal('navigator', {});
    document.body.innerHTML = page;
    start(startCopyCode);
    $('[data-copy]').click();
    await vi.advanceTimersByTimeAsync(100);
    expect($('[data-copy]').dataset).toMatchObject({ copy: 'failed', message: 'Press Ctrl+C' });
    expect(String(getSelection())).toBe('x y');
  });
});

describe('startTabs', () => {
  const set = (id: string, group: string, ...values: string[]) => `
    <div data-tabs="${group}" id="${id}"><div data-tab-list>${values
      .map((value) => `<button id="${id}-${value}-tab" aria-controls="${id}-${value}" data-tab="${value}"></button>`)
      .join(
        '',
      )}</div>${values.map((value) => `<div id="${id}-${value}" data-tab-panel="${value}"><p id="in-${id}-${value}"></p></div>`).join('')}</div>`;
  const shown = () => [...document.querySelectorAll('[data-tab-panel]:not([hidden])')].map(({ id }) => id).join(' ');

  beforeEach(() => {
    history.replaceState(null, '', '/');
    document.body.innerHTML =
      set('a', 'os', 'win', 'mac') + set('b', 'os', 'mac', 'win', 'bsd') + set('c', '', 'win', 'mac');
  });

  it('follows the ARIA pattern', () => {
    start(startTabs);
    expect($('#a > [data-tab-list]').getAttribute('role')).toBe('tablist');
    const [first, second] = [...document.querySelectorAll<HTMLElement>('#a [data-tab]')];
    expect([first!.getAttribute('role'), first!.getAttribute('aria-selected'), first!.tabIndex]).toEqual([
      'tab',
      'true',
      0,
    ]);
    expect([second!.getAttribute('aria-selected'), second!.tabIndex]).toEqual(['false', -1]);
    expect([$('#a-win').getAttribute('role'), $('#a-win').getAttribute('aria-labelledby')]).toEqual([
      'tabpanel',
      'a-win-tab',
    ]);
    expect($('#a-mac').getAttribute('hidden')).toBe('until-found');
  });

  it('keeps the sets of a group in step and remembers the choice', () => {
    start(startTabs);
    expect(shown()).toBe('a-win b-mac c-win');
    $('#a-mac-tab').click();
    expect(shown()).toBe('a-mac b-mac c-win');
    $('#b-bsd-tab').click();
    expect(shown()).toBe('a-mac b-bsd c-win');
    expect(localStorage.getItem('tabs.os')).toBe('bsd');
    $('#c-mac-tab').click();
    expect(shown()).toBe('a-mac b-bsd c-mac');
    expect(localStorage.length).toBe(1);
  });

  it('begins with the remembered choice, also on pages that come later', () => {
    localStorage.setItem('tabs.os', 'mac');
    start(startTabs);
    expect(shown()).toBe('a-mac b-mac c-win');
    document.body.innerHTML += set('d', 'os', 'win', 'mac');
    prepareTabs(document);
    expect(shown()).toContain('d-mac');
  });

  it('works with storage blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    start(startTabs);
    $('#a-mac-tab').click();
    expect(shown()).toBe('a-mac b-mac c-win');
  });

  it.each([
    ['ArrowRight', 'b-win'],
    ['ArrowLeft', 'b-bsd'],
    ['End', 'b-bsd'],
    ['Home', 'b-mac'],
  ])('moves with %s', (key, expected) => {
    start(startTabs);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    $('#b-mac-tab').dispatchEvent(event);
    expect(shown()).toContain(expected);
    expect(document.activeElement?.id).toBe(`${expected}-tab`);
    expect(event.defaultPrevented).toBe(true);
  });

  it('leaves other keys alone', () => {
    start(startTabs);
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
    $('#b-mac-tab').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('shows the panel that the address points into, without taking that for a wish', () => {
    history.replaceState(null, '', '/#in-c-mac');
    start(startTabs);
    expect(shown()).toBe('a-win b-mac c-mac');
    $('#in-a-mac').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown()).toContain('a-mac');
    expect(localStorage.length).toBe(0);
  });
});

describe('presetTabs', () => {
  const texts = () =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

  it('shows the remembered alternatives by style', () => {
    localStorage.setItem('tabs.os', 'mac"]');
    localStorage.setItem('theme', 'dark');
    presetTabs();
    expect(texts()).toEqual([
      '[data-tabs="os"]:not([data-ready]):has(>[data-tab-panel="mac\\"\\]"])>[data-tab-panel] { display: none; }',
      '[data-tabs="os"]:not([data-ready])>[data-tab-panel="mac\\"\\]"] { display: block !important; }',
    ]);
  });

  it('does nothing when nothing is remembered, or storage is blocked', () => {
    presetTabs();
    vi.stubGlobal('localStorage', null);
    presetTabs();
    expect(texts()).toEqual([]);
  });
});

describe('startImageZoom', () => {
  const page = `${STATUS}<a href="/x.png" data-zoom><img src="/x.png" alt="A cat." width="640" height="400"></a>`;

  it('opens the image over the page and closes on a click', () => {
    document.body.innerHTML = page;
    start(startImageZoom);
    $('img').click();
    const dialog = document.querySelector('dialog')!;
    expect(dialog.open).toBe(true);
    expect(dialog.querySelector('img')!.src).toContain('/x.png');
    expect(dialog.getAttribute('aria-label')).toBe('A cat.');
    expect(dialog.querySelector('button')!.textContent).toBe('Close');
    dialog.querySelector('button')!.click();
    expect(dialog.open).toBe(false);
  });

  it('leaves clicks for a new tab to the browser', () => {
    document.body.innerHTML = page;
    start(startImageZoom);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    $('img').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
