import { beforeEach, expect, it, vi } from 'vitest';
import { DocsVersionElement } from '@/components/docs/docs-frame/docs-version.element';
import { SidebarElement } from '@/components/docs/sidebar/sidebar.element';
import { TabsElement } from '@/components/mdx/tabs/tabs.element';
import { recentSearches, rememberSearch } from '@/components/search/recent-searches';
import { AnnouncementElement } from '@/components/shell/announcement/announcement.element';
import { prePaintScripts } from '@/components/shell/pre-paint-scripts';
import { ThemeSwitchElement } from '@/components/shell/theme-switch/theme-switch.element';
import { showHtml } from './support/show-html';

/** Texts that have broken such features before, or could. */
const TEXTS = [
  '',
  'nonsense',
  'null',
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
  '['.repeat(100_000),
];

const nextFrame = () => new Promise(requestAnimationFrame);
const $ = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector)!;
const $$ = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const PAGE = `
  <site-announcement data-id="v10"><button></button></site-announcement>
  <site-theme-switch><button></button></site-theme-switch>
  <site-docs-version data-version="current"></site-docs-version>
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
  vi.stubGlobal('scrollBy', vi.fn());
  history.replaceState(null, '', '/docs/intro');
});

it.each(TEXTS)(
  'restores a usable page from stored values, which the reader’s next choices replace: %.40s',
  async (text) => {
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
    delete document.documentElement.dataset.announcement;
    localStorage.clear();
    for (const key of ['theme', 'announcement.v10', 'docs-preferred-version', 'tabs.os', `tabs.${text}`])
      localStorage.setItem(key, text);
    sessionStorage.setItem('docs-sidebar', text);

    await load();
    const { dataset } = document.documentElement;
    expect(dataset.theme).toBe('light');
    expect(dataset.announcement).not.toBe('dismissed');
    expect($$('[data-tab-panel]:not([hidden])').map(({ id }) => id)).toEqual(['win']);
    expect($$('[aria-selected=true]').map((button) => button.dataset.tab)).toEqual(['win']);
    expect($('[data-group=A]')).toHaveProperty('open', true);

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
  },
);

it.each(TEXTS)('lists at most five different searches, of which the next is the first: %.40s', (text) => {
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
});
