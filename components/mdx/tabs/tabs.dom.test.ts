import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { presetTabs } from './preset-tabs';
import { TabsElement } from './tabs.element';

customElements.define('site-tabs', TabsElement);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollBy', vi.fn());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('TabsElement', () => {
  const set = (id: string, group: string, ...values: string[]) => `
    <site-tabs data-tabs="${group}" id="${id}"><div data-tab-list>${values
      .map((value) => `<button id="${id}-${value}-tab" aria-controls="${id}-${value}" data-tab="${value}"></button>`)
      .join('')}</div>${values
      .map((value) => `<div id="${id}-${value}" data-tab-panel="${value}"><p id="in-${id}-${value}"></p></div>`)
      .join('')}</site-tabs>`;
  const shown = () => [...document.querySelectorAll('[data-tab-panel]:not([hidden])')].map(({ id }) => id).join(' ');

  const showPage = () => {
    showHtml(set('a', 'os', 'win', 'mac') + set('b', 'os', 'mac', 'win', 'bsd') + set('c', '', 'win', 'mac'));
  };

  beforeEach(() => {
    history.replaceState(null, '', '/');
  });

  it('implements the ARIA pattern', () => {
    showPage();
    expect($('#a > [data-tab-list]').getAttribute('role')).toBe('tablist');
    expect($('#a-win-tab').outerHTML).toContain('role="tab" aria-selected="true" tabindex="0"');
    expect($('#a-mac-tab').outerHTML).toContain('role="tab" aria-selected="false" tabindex="-1"');
    expect($('#a-win').outerHTML).toContain('role="tabpanel" aria-labelledby="a-win-tab"');
    expect($('#a-mac').getAttribute('hidden')).toBe('until-found');
  });

  it('synchronizes the tabs of a group and stores the choice', () => {
    showPage();
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

  it('starts with the stored choice, also after a navigation', () => {
    localStorage.setItem('tabs.os', 'mac');
    showPage();
    expect(shown()).toBe('a-mac b-mac c-win');
    showHtml(set('d', 'os', 'win', 'mac'));
    expect(shown()).toBe('d-mac');
  });

  it('starts with the tab that the address names, without storing it as a choice', () => {
    localStorage.setItem('tabs.os', 'mac');
    history.replaceState(null, '', '/?os=bsd');
    showPage();
    // The first set has no such tab and shows the stored choice; the last has no group.
    expect(shown()).toBe('a-mac b-bsd c-win');
    expect(localStorage.getItem('tabs.os')).toBe('mac');
  });

  it.each([
    ['/?os=mac&x=1#in-b-mac', '/?os=win&x=1#in-b-mac'],
    ['/?os=gone', '/?os=win'],
    ['/?x=1', '/?x=1'],
  ])('keeps a choice of the address %s', (before, after) => {
    history.replaceState({ y: 1 }, '', before);
    showPage();
    $('#b-win-tab').click();
    expect(location.pathname + location.search + location.hash).toBe(after);
    expect(history.state).toEqual({ y: 1 });
  });

  it('works with storage blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    showPage();
    $('#a-mac-tab').click();
    expect(shown()).toBe('a-mac b-mac c-win');
  });

  it.each([
    ['ArrowRight', 'b-win'],
    ['ArrowLeft', 'b-bsd'],
    ['End', 'b-bsd'],
    ['Home', 'b-mac'],
  ])('moves with %s', (key, expected) => {
    showPage();
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    $('#b-mac-tab').dispatchEvent(event);
    expect(shown()).toContain(expected);
    expect(document.activeElement?.id).toBe(`${expected}-tab`);
    expect(event.defaultPrevented).toBe(true);
  });

  it('shows the panel that contains the target of the fragment, without storing it as a choice', () => {
    history.replaceState(null, '', '/#in-c-mac');
    showPage();
    expect(shown()).toBe('a-win b-mac c-mac');
    $('#in-a-mac').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown()).toContain('a-mac');
    expect(localStorage.length).toBe(0);
  });
});

describe('presetTabs', () => {
  const texts = () =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

  it.each([
    ['without a group', 'tabs.', 'mac'],
    ['in another key', 'tab', 'mac'],
    ['that is megabytes long', 'tabs.os', '\n'.repeat(3e6)],
  ])('ignores a choice %s', (_, key, choice) => {
    localStorage.setItem(key, choice);
    presetTabs();
    expect(texts()).toEqual([]);
  });

  it('selects the tab that the address names instead of the stored one', () => {
    localStorage.setItem('tabs.os', 'mac');
    history.replaceState(null, '', '/?os=win');
    presetTabs();
    expect(texts().join('')).toContain('win');
    expect(texts().join('')).not.toContain('mac');
    history.replaceState(null, '', '/');
  });

  it('escapes a stored choice, so that it stays inside its string', () => {
    // The text is checked, because the CSS parser of happy-dom rejects escaped quotes.
    const replaceSync = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
    localStorage.setItem('tabs.os', 'mac"]');
    presetTabs();
    expect(replaceSync.mock.lastCall?.[0]).toMatch(/\[data-tab-panel="mac\\"\\]"\]\{display:block!important\}$/);
    replaceSync.mockRestore();
  });
});
