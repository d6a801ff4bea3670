import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SidebarElement } from '@/components/docs/sidebar/sidebar.element';
import { DocsVersionElement } from '@/components/docs/version-menu/docs-version.element';
import { readAddressState } from '@/components/islands/address-state';
import { ComposeBuilder } from '@/components/islands/compose-builder/compose-builder';
import { island as composeBuilder } from '@/components/islands/compose-builder/compose-builder.island';
import { TabsElement } from '@/components/mdx/tabs/tabs.element';
import { recentSearches, rememberSearch } from '@/components/search/recent-searches';
import { AnnouncementElement } from '@/components/shell/announcement/announcement.element';
import { prePaintScripts } from '@/components/shell/pre-paint-scripts';
import { ThemeSwitchElement } from '@/components/shell/theme-switch/theme-switch.element';
import { readChoices, writeChoices } from '@/lib/compose/compose-choices';
import { listFiles } from '@/lib/content/files.server';
import { showHtml } from './support/show-html';

/** Texts that have broken such features before, or could. */
const HOSTILE_TEXTS = [
  '',
  'nonsense',
  'null',
  '-1',
  '[null]',
  '["", " ", "docker", "docker", 5, {"a": []}, "\\ud800"]',
  `[${'"many",'.repeat(9999)}"many"]`,
  '{"open":null,"scrollTop":null}',
  '{"open":[null],"scrollTop":"5"}',
  '{"open":{"length":1},"scrollTop":[[]]}',
  '{"open":["A"],"scrollTop":1e308}',
  '{"open":[],"scrollTop":-5}',
  '__proto__',
  '\ud800',
  '"]}*{display:none!important}[a="',
  'port=1e308&memory=-0&timeZone=__proto__&image=toString&data=%',
  '['.repeat(100_000),
];

/**
 * Checks a property of several texts: first with the same hostile text for all, then with any texts, which are the same
 * in every run of the tests, so that a failure belongs to the change that is tested.
 */
const checkTexts = (count: number, numRuns: number, check: (...texts: string[]) => void | Promise<void>) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom('dark', 'dismissed', 'mac', ...HOSTILE_TEXTS), fc.json()), {
        minLength: count,
        maxLength: count,
      }),
      async (texts) => check(...texts),
    ),
    {
      seed: 1,
      numRuns: numRuns + HOSTILE_TEXTS.length,
      examples: HOSTILE_TEXTS.map((text) => [Array(count).fill(text)]),
    },
  );

const nextFrame = () => new Promise(requestAnimationFrame);
const $ = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector)!;
const $$ = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const PAGE = `
  <site-announcement data-id="v10"><button></button></site-announcement>
  <site-theme-switch><button></button></site-theme-switch>
  <site-docs-version></site-docs-version>
  <site-sidebar><nav data-sidebar>
    <details data-group="A"><a href="/a" aria-current="page">a</a></details>
    <details data-group="C"></details>
  </nav></site-sidebar>
  <site-tabs data-tabs="os">
    <div data-tab-list>
      <button data-tab="win" aria-controls="win"></button><button data-tab="mac" aria-controls="mac"></button>
    </div>
    <div id="win" data-tab-panel="win"></div><div id="mac" data-tab-panel="mac"></div>
  </site-tabs>
  <main></main>`;

for (const [name, element] of Object.entries({
  'site-announcement': AnnouncementElement,
  'site-docs-version': DocsVersionElement,
  'site-sidebar': SidebarElement,
  'site-tabs': TabsElement,
  'site-theme-switch': ThemeSwitchElement,
}))
  customElements.define(name, element);

const errors: unknown[] = [];
addEventListener('error', ({ error }) => errors.push(error));

/** Loads the page as a document: the inline scripts run before the page is parsed, then the elements start. */
async function load(): Promise<void> {
  const isParsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  // biome-ignore lint/security/noGlobalEval: pages evaluate the text in global scope, too
  for (const { code } of prePaintScripts('v10')) globalThis.eval(code);
  isParsing.mockRestore();
  showHtml(PAGE);
  await nextFrame();
  expect(errors.splice(0)).toEqual([]);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollBy', vi.fn());
  history.replaceState(null, '', '/docs/intro');
});

it('restores a usable page from any stored values, and the reader’s next choices replace them', () =>
  checkTexts(6, 50, async (theme = '', announcement = '', version = '', tab = '', group = '', sidebar = '') => {
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
    delete document.documentElement.dataset.announcement;
    localStorage.clear();
    const stored = { theme, 'announcement.v10': announcement, 'docs-preferred-version': version, 'tabs.os': tab };
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    localStorage.setItem(`tabs.${group}`, tab);
    sessionStorage.setItem('docs-sidebar', sidebar);

    await load();
    const { dataset } = document.documentElement;
    expect(dataset.theme).toBe(theme === 'dark' ? 'dark' : 'light');
    expect(dataset.announcement === 'dismissed').toBe(announcement === 'dismissed');
    const chosen = tab === 'mac' ? 'mac' : 'win';
    expect($$('[data-tab-panel]:not([hidden])').map(({ id }) => id)).toEqual([chosen]);
    expect($$('[aria-selected=true]').map((button) => button.dataset.tab)).toEqual([chosen]);
    expect($('[data-group=A]')).toHaveProperty('open', true);
    expect($('nav').scrollTop).toBeGreaterThanOrEqual(0);
    expect($('nav').scrollTop).toBeLessThanOrEqual(1e6);

    $('site-theme-switch button').click();
    $('site-announcement button').click();
    $('[data-tab=mac]').click();
    Object.assign($('[data-group=C]'), { open: true });
    $('nav').scrollTop = 40;
    $('nav').dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('pagehide'));
    expect(localStorage).toMatchObject({
      theme: dataset.theme,
      'announcement.v10': 'dismissed',
      'docs-preferred-version': 'current',
      'tabs.os': 'mac',
    });
    expect(sessionStorage.getItem('docs-sidebar')).toBe('{"open":["A","C"],"scrollTop":40}');
  }));

it('lists at most five different searches from any stored value, and the next search is the first', () =>
  checkTexts(1, 50, (text = '') => {
    const expectValid = (queries: unknown[]) => {
      expect(queries.length).toBeLessThanOrEqual(5);
      expect(new Set(queries).size).toBe(queries.length);
      for (const query of queries) expect(query).toMatch(/^(?=.*\S).{1,100}$/su);
    };
    localStorage.setItem('search.recent', text);
    const recent = recentSearches();
    expectValid(recent);
    rememberSearch('docker');
    expect(recentSearches()).toEqual(['docker', ...recent.filter((query) => query !== 'docker')].slice(0, 5));
    expectValid(JSON.parse(localStorage.getItem('search.recent')!));
  }));

it('opens the compose builder from any stored value and any address, and the next choice replaces them', () => {
  const html = renderToStaticMarkup(createElement(ComposeBuilder, { locale: 'en' }));
  return checkTexts(2, 10, (text = '', fragment = '') => {
    history.replaceState(null, '', `/docs/setup/Docker#compose-builder=${fragment}`);
    localStorage.setItem('compose-builder', text);
    showHtml(html);
    let unmount = () => {};
    act(() => {
      unmount = composeBuilder.mount($('site-island'));
    });
    act(() => $('[name=ipv6]').click());
    const stored = localStorage.getItem('compose-builder')!;
    expect(writeChoices(readChoices(stored))).toBe(stored);
    expect(readChoices(stored).ipv6).toBe($<HTMLInputElement>('[name=ipv6]').checked);
    expect(readAddressState('compose-builder') ?? '').toBe(stored);
    act(() => unmount());
  });
});

it('covers every module that uses storage', () => {
  const files = ['components', 'lib'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  const usesStorage = (file: string) => /(local|session)Storage/.test(readFileSync(file, 'utf8'));
  expect(
    files.filter((file) => !file.includes('.test.') && usesStorage(file)).sort(),
    'Test the new key above, then add the module to this list.',
  ).toEqual([
    'components/docs/sidebar/restore-sidebar.ts',
    'components/docs/sidebar/sidebar.element.ts',
    'components/docs/version-menu/docs-version.element.ts',
    'components/islands/compose-builder/compose-builder.island.tsx',
    'components/mdx/tabs/preset-tabs.ts',
    'components/mdx/tabs/tabs.element.ts',
    'components/search/recent-searches.ts',
    'components/shell/announcement/announcement.element.ts',
    'components/shell/pre-paint-scripts.ts',
    'components/shell/theme-switch/restore-color-mode.ts',
    'components/shell/theme-switch/theme-switch.element.ts',
  ]);
});
