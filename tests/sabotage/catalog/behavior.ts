import { browser, change, type Sabotage, unit } from '../sabotage';

const NAVIGATION = 'components/navigation/start-navigation.ts';

/** Defects of interactive behavior: navigation, color mode, menus, tabs, copying, stored choices. */
export const BEHAVIOR_SABOTAGES: readonly Sabotage[] = [
  change(
    'links cause a full load although the browser supports client-side navigation',
    'specification: route change',
    [NAVIGATION, "navigation.addEventListener('navigate',", "navigation.addEventListener('unknown',"],
    browser('layout/navigation.spec.ts', 'navigation in en needs no load'),
  ),
  change(
    'a new page keeps the scroll position of the previous page',
    'contract 5: navigation',
    [NAVIGATION, "scrollTo({ top: 0, behavior: 'instant' })", 'scrollBy(0, 0)'],
    browser('layout/navigation.spec.ts', 'navigation in en needs no load'),
  ),
  change(
    'going back loses the scroll position',
    'contract 5: navigation',
    [NAVIGATION, "scrollTo({ top: position, behavior: 'instant' })", 'scrollTo(0, 0)'],
    browser('layout/navigation.spec.ts', 'navigation in en restores the scroll position'),
  ),
  change(
    'a new page is not announced to screen readers',
    'accessibility',
    [NAVIGATION, 'region.textContent = text;', 'void text;'],
    browser('layout/navigation.spec.ts', 'navigation in en needs no load'),
  ),
  change(
    'focus stays on the link of the previous page',
    'contract 5: lost focus',
    [
      NAVIGATION,
      "event.intercept({ handler, scroll: 'manual' })",
      "event.intercept({ handler, scroll: 'manual', focusReset: 'manual' })",
    ],
    browser('layout/navigation.spec.ts', 'navigation in en removes focus from the previous page'),
  ),
  change(
    'a link to a page that fails to load does nothing',
    'contract 5: route progress',
    [NAVIGATION, 'if (!signal.aborted) location.reload();', 'return;'],
    browser('layout/navigation.spec.ts', 'is loaded in full'),
  ),
  change(
    'the progress bar never disappears',
    'contract 5: route progress',
    ['components/navigation/progress.ts', 'hideBar = () => nprogress.done();', 'hideBar = () => {};'],
    browser('layout/navigation.spec.ts', 'shows while a page is slow, then disappears'),
  ),
  change(
    'the progress bar shows immediately',
    'contract 5: route progress, 200 ms',
    ['components/navigation/progress.ts', 'const DELAY_MS = 200;', 'const DELAY_MS = 0;'],
    browser('layout/navigation.spec.ts', 'does not show for fast navigation'),
  ),
  change(
    'pages are prefetched despite data saver',
    'contract 5: prefetch',
    ['lib/prefers-reduced-data.ts', 'return connection?.saveData === true ||', 'return connection === undefined ||'],
    browser('layout/navigation.spec.ts', 'nothing is prefetched with'),
  ),
  change(
    'pages are prefetched as soon as the pointer crosses a link',
    'contract 5: prefetch',
    ['components/navigation/prefetch-on-intent.ts', 'const INTENT_DELAY_MS = 65;', 'const INTENT_DELAY_MS = 0;'],
    unit('components/navigation/navigation.dom.test.ts'),
  ),
  change(
    'client-side navigation keeps the title of the previous page',
    'specification: pages',
    ['components/navigation/swap-page.ts', 'document.title = page.title;', ''],
    browser('layout/navigation.spec.ts', 'navigation in en updates the title'),
  ),
  change(
    'the sidebar is replaced on each doc',
    'design, section 5: following links',
    [
      'components/navigation/swap-page.ts',
      'keepSidebar(content, newContent) ?? [content, newContent]',
      '[content, newContent]',
    ],
    browser('layout/docs.spec.ts', 'docs page in en keeps the sidebar element'),
  ),
  change(
    'client-side navigation keeps the canonical URL of the previous page',
    'specification: pages',
    ['components/navigation/swap-page.ts', "  'link[rel=canonical]',\n", ''],
    browser('layout/navigation.spec.ts', 'navigation in en updates the title'),
  ),
  change(
    'the color mode is not remembered',
    'contract 5: color mode',
    ['components/shell/theme-switch/theme-switch.element.ts', "localStorage.setItem('theme', mode);", ''],
    browser('layout/color-mode.spec.ts', 'defaults to light regardless of the system'),
  ),
  change(
    'the color mode is applied after the first paint',
    'contract 5: no flash of the other color mode',
    [
      'components/shell/pre-paint-scripts.ts',
      '    { code: inlineCall(restoreColorMode, RESPECTS_SYSTEM_COLORS) },\n',
      '',
    ],
    browser('layout/color-mode.spec.ts', 'never flashes the other mode'),
  ),
  change(
    'open tabs have different color modes',
    'contract 5: color mode',
    ['components/shell/theme-switch/theme-switch.element.ts', "addEventListener('storage', restore, { signal });", ''],
    browser('layout/color-mode.spec.ts', 'a change applies to other open tabs'),
  ),
  change(
    'the system determines the color mode on the first visit',
    'contract 5: color mode',
    [
      'components/shell/theme-switch/restore-color-mode.ts',
      'const followsDarkSystem = followSystem &&',
      'const followsDarkSystem = (followSystem || true) &&',
    ],
    browser('layout/color-mode.spec.ts', 'defaults to light regardless of the system'),
  ),
  change(
    'the menu does not trap focus',
    'contract 4: mobile menu panel',
    ['components/shell/main-menu/main-menu.element.ts', 'dialog.showModal();', 'dialog.show();'],
    browser('layout/main-menu.spec.ts', 'is a modal dialog'),
  ),
  change(
    'the menu button does not say that the menu is open',
    'contract 4: mobile menu, aria-expanded',
    ['components/shell/main-menu/main-menu.element.ts', "button.setAttribute('aria-expanded', 'true');", ''],
    browser('layout/main-menu.spec.ts', 'is a modal dialog'),
  ),
  change(
    'the other language opens at the top instead of the section',
    'contract 4: language menu',
    ['components/ui/keep-place.element.ts', 'link.hash = location.hash;', ''],
    browser('layout/frame.spec.ts', 'offers the same page and section in the other language'),
  ),
  change(
    'the docs version is not remembered',
    'contract 5: docs version',
    [
      'components/docs/version-menu/docs-version.element.ts',
      "localStorage.setItem('docs-preferred-version', opened.name)",
      'void opened.name',
    ],
    browser('layout/docs.spec.ts', 'remembers the docs version'),
  ),
  change(
    'copied code contains deleted lines',
    'contract 4: copy code',
    ['components/mdx/code-block/code-block.element.ts', "lines.filter((line) => line.tagName !== 'DEL')", 'lines'],
    browser('article.spec.ts', 'copies code without line numbers'),
  ),
  change(
    'the selected tab is not remembered',
    'specification: tabs',
    [
      'components/mdx/tabs/tabs.element.ts',
      "if (this.dataset.tabs) rememberTabChoice(this.dataset.tabs, tab.dataset.tab ?? '');",
      '',
    ],
    browser('article.spec.ts', 'tabs work by keyboard'),
  ),
  change(
    'the table of contents does not follow the reading position',
    'contract 4: table of contents',
    ['components/docs/toc/toc.element.ts', "link.setAttribute('aria-current', 'location');", ''],
    browser('layout/docs.spec.ts', 'follows the reading position'),
  ),
  change(
    'a damaged sidebar state in storage throws an error',
    'house rule: stored values can be anything',
    [
      'components/docs/sidebar/restore-sidebar.ts',
      "    if (!Array.isArray(open) || !open.every((group) => typeof group === 'string')) return undefined;\n",
      '',
    ],
    unit('tests/stored-values.dom.test.ts'),
  ),
  change(
    'the sidebar forgets its scroll position',
    'specification: docs sidebar',
    ['components/docs/sidebar/sidebar.element.ts', "addEventListener('pagehide', () => this.#save(), { signal });", ''],
    browser('layout/docs.spec.ts', 'keeps open groups and scroll'),
  ),
  change(
    'the header does not reappear when scrolling up',
    'contract 5: navbar',
    [
      'components/shell/scroll-direction.ts',
      "dataset.scroll = distance > 0 ? 'down' : 'up';",
      "dataset.scroll = 'down';",
    ],
    browser('layout/frame.spec.ts', 'hides the bar when scrolling down'),
  ),
  change(
    'an image does not open in a dialog',
    'specification: reading',
    ['components/mdx/figure/zoom.element.ts', 'dialog.showModal();', ''],
    browser('article.spec.ts', 'an image opens in a dialog'),
  ),
];
