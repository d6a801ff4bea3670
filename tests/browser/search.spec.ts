import type { Page } from '@playwright/test';
import { SEARCH } from '@/lib/site';
import { typeQueries } from '@/scripts/report/run-queries';
import { findAxeViolations } from './support/axe';
import { holdRequests } from './support/hold-requests';
import { expect, test, waitForStart } from './support/test';

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|搜索)$/ });
const options = (page: Page) => page.getByRole('listbox', { name: /^(Search results|搜索结果)$/ }).getByRole('option');

async function search(page: Page, query: string) {
  await box(page).click();
  await box(page).fill(query);
  await page.waitForFunction(() => document.querySelector('[role=listbox]')?.getAttribute('aria-busy') === 'false');
}

test('loads no index before the first use, then the index for the section of the page', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/en/docs/intro', { waitUntil: 'networkidle' });
  expect(requestedPaths.filter((path) => path.includes('search-index'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => requestedPaths).toContain('/en/search-index-docs.json');
  await page.goto('/en/markdown-page');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => requestedPaths).toContain('/en/search-index.json');
});

test('loads the index while React is loading', async ({ page }) => {
  const release = await holdRequests(page, '**/search.island-*.js');
  const entry = page.waitForResponse('**/search-index-docs.json*');
  await page.goto('/en/docs/intro');
  await box(page).fill('docker');
  await (await entry).finished();
  await expect(page.locator('.search-panel')).toHaveCount(0);
  release();
  await expect(options(page).first()).toBeVisible();
});

test('lists a limited number of results, each with a title and a short snippet with highlights @dev', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await search(page, '封禁');
  await expect(options(page)).toHaveCount(SEARCH.maxResults);
  for (const option of await options(page).all()) {
    await expect(option).toHaveAttribute('href', /_highlight=/);
    await expect(option.locator('.search-title')).not.toBeEmpty();
    const snippet = (await option.locator('.search-snippet').textContent()) ?? '';
    expect([...new Intl.Segmenter().segment(snippet)].length).toBeLessThanOrEqual(SEARCH.snippetLength);
    await expect(option.locator('mark').first()).toBeAttached();
  }
  const panel = await page.locator('.search-panel').boundingBox();
  const field = await box(page).boundingBox();
  expect(Math.abs((panel?.x ?? 0) + (panel?.width ?? 0) - (field?.x ?? 0) - (field?.width ?? 0))).toBeLessThan(2);
});

const FOOTERS = [
  {
    prefix: '',
    title: '“docker”的搜索结果',
    all: '查看全部结果',
    within: '查看“文档”中的全部结果',
    outside: '查看“文档”以外的全部结果',
  },
  {
    prefix: '/en',
    title: 'Search results for "docker"',
    all: 'See all results',
    within: 'See all results within Docs',
    outside: 'See all results outside Docs',
  },
];

for (const { prefix, title, all, within, outside } of FOOTERS)
  test(`the results page continues the panel's results, in its context: ${prefix || '/'}`, async ({ page }) => {
    const readHrefs = () =>
      page.locator('main ol a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const isDoc = (href: string) => href.startsWith(`${prefix}/docs/`);
    for (const [address, name, search] of [
      [`${prefix}/markdown-page`, all, '?q=docker'],
      [`${prefix}/docs/intro`, within, '?q=docker&ctx=docs'],
      [`${prefix}/docs/intro`, outside, '?q=docker&ctx=-docs'],
    ] as const) {
      await page.goto(address);
      const [panel = []] = await typeQueries(page, ['docker']);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/search${search}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (name === outside) await expect.poll(readHrefs).not.toEqual([]);
      else
        await expect
          .poll(async () => (await readHrefs()).slice(0, panel.length))
          .toEqual(panel.map(({ href }) => href));
      const docs = (await readHrefs()).filter(isDoc);
      if (name !== all) expect(docs).toHaveLength(name === within ? (await readHrefs()).length : 0);
    }
  });

test('finds the section that explains a pasted log line first, not one for a text in its values', async ({ page }) => {
  await page.goto('/docs/intro');
  const reason = '已识别的拒绝做种的不良客户端（迅雷，0019 版本）：禁止连接到做种任务';
  await search(page, `[w-1/ERROR]: 正在封禁的 Peer 已处于封禁列表：BanMetadata{description=[对等反制] ${reason}}`);
  await expect(options(page).first()).toHaveAttribute('href', /#(still-connected|duplicate-ban)$/);
});

test('supports the keys of the ARIA combobox pattern', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'docker');
  const readActiveId = () => box(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await readActiveId()).toBe(await options(page).nth(1).getAttribute('id'));
  await page.keyboard.press('End');
  expect(await readActiveId()).toBe(await options(page).last().getAttribute('id'));
  await page.keyboard.press('Home');
  expect(await readActiveId()).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  expect(await readActiveId()).toBe(await options(page).last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  expect(await readActiveId()).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('docker');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('docker');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
});

type KeyPress = Pick<KeyboardEvent, 'key' | 'code'> & Omit<KeyboardEventInit, 'view'>;

/** Key presses on several systems and keyboard layouts, and whether they open the search. */
const KEYS: [name: string, isShortcut: boolean, event: KeyPress][] = [
  ['Ctrl+K', true, { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Cmd+K with Caps Lock', true, { key: 'K', code: 'KeyK', metaKey: true }],
  ['Ctrl+K on a Dvorak layout', true, { key: 'k', code: 'KeyV', ctrlKey: true }],
  ['Ctrl+T on a Dvorak layout', false, { key: 't', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K on a Russian layout', true, { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+V on a Russian layout', false, { key: 'м', code: 'KeyV', ctrlKey: true }],
  ['K', false, { key: 'k', code: 'KeyK' }],
  ['AltGr+K', false, { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ['Ctrl+Shift+K, the console of Firefox', false, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['a slash', true, { key: '/', code: 'Slash' }],
  ['a slash on a German layout', true, { key: '/', code: 'Digit7', shiftKey: true }],
  ['a minus on a German layout', false, { key: '-', code: 'Slash' }],
  ['Ctrl+slash', false, { key: '/', code: 'Slash', ctrlKey: true }],
  ['a slash during a composition', false, { key: '/', code: 'Slash', isComposing: true }],
];

test('its shortcuts work with every keyboard layout, and leave other keys to the page', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await waitForStart(page);
  const press = (target: string, event: KeyPress) =>
    page.evaluate(
      ({ html, init }) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document
          .querySelector('main')!
          .replaceChildren(new DOMParser().parseFromString(html, 'text/html').body.firstChild!);
        const key = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
        document.querySelector('main > :last-child')!.dispatchEvent(key);
        return [key.defaultPrevented, document.activeElement?.getAttribute('role') === 'combobox'];
      },
      { html: target, init: event },
    );
  for (const [name, isShortcut, event] of KEYS) {
    expect(await press('<p>', event), name).toEqual([isShortcut, isShortcut]);
    const isTyped = event.key === '/';
    for (const field of ['<input>', '<textarea>', '<select>', '<p contenteditable="true">'])
      expect(await press(field, event), `${name} in ${field}`).toEqual(Array(2).fill(isShortcut && !isTyped));
  }
});

test('opens a result, highlights its words across markup, and clears them with Escape @dev', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'progress cheat blocker');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/module\/progress-cheat-blocker\?_highlight=/);
  const marks = page.locator('article mark');
  await expect(marks.first()).toBeInViewport();
  expect(await marks.count()).toBeGreaterThan(3);
  const text = await page.locator('article').innerText();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.locator('article').innerText()).toBe(text);
});

test('stays at the section that a result opens, also when its words are elsewhere', async ({ page }) => {
  await page.goto('/en/docs/faq?_highlight=docker#reset-token');
  await expect(page.locator('article mark').first()).toBeAttached();
  await expect(page.locator('#reset-token')).toBeInViewport();
  const top = () => page.locator('#reset-token').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await top()).toBeLessThan(200);
});

test('opens the search page with Enter, and keeps the query in the URL', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=docker&ctx=docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "docker"');
  await expect(page).toHaveTitle(/^Search results for "docker"/);
  const results = page.locator('main').getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await page.locator('main').getByRole('searchbox').fill('proxy');
  await expect(page).toHaveURL('/en/search?q=proxy&ctx=docs');
  await page.getByLabel('Search in').selectOption('Blog');
  await expect(page).toHaveURL('/en/search?q=proxy&ctx=blog');
  await page.goBack();
  await expect(page.getByLabel('Search in')).toHaveValue('docs');
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('proxy');
  await page.goForward();
  await expect(page.getByLabel('Search in')).toHaveValue('blog');
  await page.goto('/en/search?q=docker&ctx=docs&version=current');
  await page.locator('main').getByRole('searchbox').fill('proxy');
  await expect(page).toHaveURL('/en/search?q=proxy&ctx=docs&version=current');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "proxy"');
  await expect(page).toHaveTitle(/^Search results for "proxy"/);
});

test('reports that there are no results, and suggests queries on the search page', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'xqzzv');
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
  await page.goto('/en/search?q=docekr+xqzzv&ctx=docs');
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'docker', exact: true })).toBeVisible();
  await page.goto('/search?q=红烧肉');
  await expect(page.getByRole('status').filter({ hasText: '没有找到任何文档' })).toBeVisible();
});

test('keeps the query and focus of a reader who types during a navigation', async ({ page }) => {
  await page.goto('/en/docs/intro');
  const release = await holdRequests(page, '**/en/docs/faq');
  await page.locator('main').getByRole('link').first().waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/docs/faq';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await box(page).click();
  await page.keyboard.type('dock');
  await expect(options(page).first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/en/docs/faq');
  await page.keyboard.type('er');
  await expect(box(page)).toHaveValue('docker');
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toContainText('Docker');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
});

test('updates the results before the next paint, once the index is loaded', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'dock');
  await expect(options(page).first()).toBeVisible();
  const result = await box(page).evaluate(async (input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('The search box is not an input.');
    input.value = 'docker';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    const list = document.querySelector('[role=listbox]');
    return { isBusy: list?.ariaBusy, marked: list?.querySelector('[role=option] mark')?.textContent };
  });
  expect(result).toEqual({ isBusy: 'false', marked: 'Docker' });
});

test('opens with results when the index is loaded before the first query', async ({ page }) => {
  await page.goto('/en/docs/intro');
  const entry = page.waitForResponse('**/search-index-docs.json*');
  await box(page).focus();
  await (await entry).finished();
  // An empty query closes the panel, so that the next query has to open it with its results.
  await search(page, 'docker');
  await box(page).fill('');
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('docker');
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
});

const HOSTILE_QUERIES = [
  'a'.repeat(4096),
  '进'.repeat(4096),
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '.*+?^$()[]{}|\\',
  '__proto__ constructor',
  '🍃👨‍👩‍👧‍👦',
  '\u0000\u0007\u001b',
  '\ud83d',
  '%E0%A4%A',
  "'; DROP TABLE pages; --",
  'two  spaces ',
];

test('handles hostile queries', async ({ page }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto('/docs/intro');
  for (const query of HOSTILE_QUERIES) {
    await box(page).click();
    // Set through the active element, because the click loads the island, which replaces the field.
    await page.evaluate((value) => {
      const input = document.activeElement;
      if (!(input instanceof HTMLInputElement)) throw new Error('The search box is not focused.');
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, query);
    await expect(box(page)).toHaveValue(query.replace(/[\r\n]/g, ''));
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  for (const query of HOSTILE_QUERIES.slice(2)) {
    await page.goto(
      `/search?q=${encodeURIComponent(query.toWellFormed())}&ctx=${encodeURIComponent('<b>')}&version=__proto__`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`shows a load error below the search box at ${width} px`, async ({ page, pageErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/_site/search.island-*.js', (route) => route.abort());
    await page.goto('/en/docs/intro');
    await box(page).click();
    const notice = page.locator('header .island-problem');
    const [noticeBox, searchBox] = [await notice.boundingBox(), await box(page).boundingBox()];
    if (!noticeBox || !searchBox) throw new Error('The notice or the search box is not visible.');
    expect(noticeBox.x + noticeBox.width).toBe(searchBox.x + searchBox.width);
    expect(noticeBox.y - (searchBox.y + searchBox.height)).toBe(8);
    pageErrors.ignore();
  });

  test(`has no accessibility violations with results at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/docs/intro');
    await search(page, 'docker');
    await expect(options(page).first()).toBeVisible();
    expect(await findAxeViolations(page, '[data-search]')).toEqual([]);
    await page.goto('/en/search?q=docker');
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    expect(await findAxeViolations(page, 'main')).toEqual([]);
  });
}
