import { browser, change, type Sabotage, unit } from '../sabotage';

const NAVIGATION = 'components/navigation/start-navigation.ts';

/** Defects of what moves: navigation, colour mode, menus, tabs, copying, remembering. */
export const BEHAVIOR_SABOTAGES: readonly Sabotage[] = [
  change(
    'links load documents although the browser could do without',
    'specification: route change',
    [NAVIGATION, "navigation.addEventListener('navigate',", "navigation.addEventListener('unknown',"],
    browser('layout/navigation.spec.ts', 'navigation in en is without a load'),
  ),
  change(
    'a new page keeps the scroll position of the one before',
    'contract 5: navigation',
    [NAVIGATION, "scrollTo({ top: 0, behavior: 'instant' })", 'scrollBy(0, 0)'],
    browser('layout/navigation.spec.ts', 'navigation in en is without a load'),
  ),
  change(
    'the way back loses the scroll position',
    'contract 5: navigation',
    [NAVIGATION, "scrollTo({ top: position, behavior: 'instant' })", 'scrollTo(0, 0)'],
    browser('layout/navigation.spec.ts', 'navigation in en gives the scroll position back'),
  ),
  change(
    'screen readers hear nothing of a new page',
    'accessibility',
    [NAVIGATION, 'region.textContent = text;', 'void text;'],
    browser('layout/navigation.spec.ts', 'navigation in en is without a load'),
  ),
  change(
    'the focus stays on the link of the page before',
    'contract 5: lost focus',
    [
      NAVIGATION,
      "event.intercept({ handler, scroll: 'manual' })",
      "event.intercept({ handler, scroll: 'manual', focusReset: 'manual' })",
    ],
    browser('layout/navigation.spec.ts', 'navigation in en leaves the focus on nothing'),
  ),
  change(
    'a page that fails to load leaves the reader where they are',
    'contract 5: route progress',
    [NAVIGATION, 'if (!signal.aborted) location.reload();', 'return;'],
    browser('layout/navigation.spec.ts', 'is loaded in full'),
  ),
  change(
    'the progress bar never ends',
    'contract 5: route progress',
    ['components/navigation/progress.ts', 'hideBar = () => module.PROGRESS_BAR.done();', 'hideBar = () => {};'],
    browser('layout/navigation.spec.ts', 'shows while data is slow, and ends'),
  ),
  change(
    'the progress bar shows at once',
    'contract 5: route progress, 200 ms',
    ['components/navigation/progress.ts', 'const DELAY_MS = 200;', 'const DELAY_MS = 0;'],
    browser('layout/navigation.spec.ts', 'does not show on quick changes'),
  ),
  change(
    'pages are fetched ahead with data saver on',
    'contract 5: prefetch',
    ['lib/sparing-connection.ts', 'return connection?.saveData === true ||', 'return connection === undefined ||'],
    browser('layout/navigation.spec.ts', 'nothing is fetched ahead with'),
  ),
  change(
    'pages are fetched ahead as soon as the pointer passes a link',
    'contract 5: prefetch',
    ['components/navigation/prefetch-on-intent.ts', 'const INTENT_DELAY_MS = 65;', 'const INTENT_DELAY_MS = 0;'],
    unit('components/navigation/navigation.dom.test.ts'),
  ),
  change(
    'a page that was changed in place keeps the title of the one before',
    'specification: pages',
    ['components/navigation/swap-page.ts', 'document.title = page.title;', ''],
    browser('layout/navigation.spec.ts', 'navigation in en brings the title'),
  ),
  change(
    'the sidebar is laid out anew with each doc',
    'design, section 5: following links',
    [
      'components/navigation/swap-page.ts',
      'keepSidebar(content, newContent) ?? [content, newContent]',
      '[content, newContent]',
    ],
    browser('layout/docs.spec.ts', 'docs page in en leaves the sidebar in place'),
  ),
  change(
    'a page that was changed in place keeps the canonical address of the one before',
    'specification: pages',
    ['components/navigation/swap-page.ts', "  'link[rel=canonical]',\n", ''],
    browser('layout/navigation.spec.ts', 'navigation in en brings the title'),
  ),
  change(
    'the colour mode is forgotten',
    'contract 5: colour mode',
    ['components/shell/theme-switch/theme-switch.element.ts', "localStorage.setItem('theme', mode);", ''],
    browser('layout/color-mode.spec.ts', 'is light first whatever the system says'),
  ),
  change(
    'the colour mode comes after the first paint',
    'contract 5: no flash of the other colour',
    ['components/shell/theme-switch/restore-color-mode.ts', "document.documentElement.dataset.theme = 'dark';", ''],
    browser('layout/color-mode.spec.ts', 'never shows the other colour'),
  ),
  change(
    'open tabs have different colour modes',
    'contract 5: colour mode',
    ['components/shell/theme-switch/theme-switch.element.ts', "addEventListener('storage', restore, { signal });", ''],
    browser('layout/color-mode.spec.ts', 'open tabs follow one another'),
  ),
  change(
    'the system decides the colour mode at the first visit',
    'contract 5: colour mode',
    [
      'components/shell/theme-switch/restore-color-mode.ts',
      'const followsDarkSystem = followSystem &&',
      'const followsDarkSystem = (followSystem || true) &&',
    ],
    browser('layout/color-mode.spec.ts', 'is light first whatever the system says'),
  ),
  change(
    'the menu gives the focus to nobody',
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
    'the version of the docs is not remembered',
    'contract 5: docs version',
    [
      'components/docs/version-menu/docs-version.element.ts',
      "localStorage.setItem('docs-preferred-version', opened.name)",
      'void opened.name',
    ],
    browser('layout/docs.spec.ts', 'remembers the version of the docs'),
  ),
  change(
    'copied code has deleted lines in it',
    'contract 4: copy code',
    ['components/mdx/code-block/code-block.element.ts', "lines.filter((line) => line.tagName !== 'DEL')", 'lines'],
    browser('article.spec.ts', 'code is copied without numbers and deleted lines'),
  ),
  change(
    'tabs forget what the reader chose',
    'specification: tabs',
    [
      'components/mdx/tabs/tabs.element.ts',
      "if (this.dataset.tabs) rememberTabChoice(this.dataset.tabs, tab.dataset.tab ?? '');",
      '',
    ],
    browser('article.spec.ts', 'tabs work by keyboard'),
  ),
  change(
    'the table of contents does not follow the reader',
    'contract 4: table of contents',
    ['components/docs/toc/toc.element.ts', "link.setAttribute('aria-current', 'location');", ''],
    browser('layout/docs.spec.ts', 'follows the reading position'),
  ),
  change(
    'the sidebar forgets its scroll position',
    'specification: docs sidebar',
    ['components/docs/sidebar/sidebar.element.ts', "addEventListener('pagehide', () => this.#save(), { signal });", ''],
    browser('layout/docs.spec.ts', 'keeps open groups and scroll'),
  ),
  change(
    'the header does not come back on the way up',
    'contract 5: navbar',
    [
      'components/shell/scroll-direction.ts',
      "dataset.scroll = distance > 0 ? 'down' : 'up';",
      "dataset.scroll = 'down';",
    ],
    browser('layout/frame.spec.ts', 'hides the bar on the way down'),
  ),
  change(
    'an image does not open over the page',
    'specification: reading',
    ['components/mdx/figure/zoom.element.ts', 'dialog.showModal();', ''],
    browser('article.spec.ts', 'an image opens over the page'),
  ),
];
