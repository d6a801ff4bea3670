import path from 'node:path';
import { LOCALES } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';
import { attributeOf, readPages } from '../support/read-page';
import { expect, test } from './support/test';

const CATEGORIES = [
  ['安装部署', '安装部署', 'Install and deploy'],
  ['下载器配置', '下载器配置', 'Downloader configuration'],
  ['功能模块', '功能模块', 'Feature modules'],
  ['统计与分析工具', '统计与分析工具', 'Statistics and analysis tools'],
  ['网络和-http-服务器', '网络和 HTTP 服务器', 'Network and HTTP server'],
  ['btn-威胁防护网络', 'BTN 威胁防护网络', 'BTN threat protection network'],
  ['平台特定功能', '平台特定功能', 'Platform-specific features'],
  ['外观和语言', '外观和语言', 'Appearance and language'],
  ['杂项', '杂项', 'Miscellaneous'],
] as const;

test.describe('every address answers with its own page', () => {
  for (const { prefix, lang } of [
    { prefix: '', lang: 'zh-Hans' },
    { prefix: '/en', lang: 'en' },
  ]) {
    for (const route of ['/', '/markdown-page', '/search', '/docs/intro', '/docs/setup/Synology%20DSM/Imnks']) {
      test(`${lang} ${route} @dev`, async ({ page }) => {
        const response = await page.goto(prefix + route);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/PeerBanHelper/);
      });
    }
  }

  for (const [slug, chinese, english] of CATEGORIES) {
    test(`category ${slug}`, async ({ page }) => {
      await page.goto(`/docs/category/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: chinese, exact: true })).toBeVisible();
      await page.goto(`/en/docs/category/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
      await expect(page.locator('main [lang="zh-Hans"]').getByText(chinese, { exact: true }).first()).toBeVisible();
    });
  }
});

test('the home page of English answers with and without the slash', async ({ page }) => {
  for (const path of ['/en', '/en/']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

for (const [path, lang, heading] of [
  ['/docs/nope', 'zh-Hans', '找不到页面'],
  ['/zh-Hans', 'zh-Hans', '找不到页面'],
  ['/zh-Hans/docs/intro', 'zh-Hans', '找不到页面'],
  ['/docs', 'zh-Hans', '找不到页面'],
  ['/docs/INTRO', 'zh-Hans', '找不到页面'],
  ['/en/nope', 'en', 'Page Not Found'],
  ['/en/docs/nope', 'en', 'Page Not Found'],
  ['/en/docs', 'en', 'Page Not Found'],
] as const) {
  test(`${path} is not found, in its language${path.endsWith('/docs/nope') ? ' @dev' : ''}`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // In development React makes the page anew, and says that it doesn't run the script in its head once more.
    complaints.list = complaints.list.filter((text) => !/404|Encountered a script tag/.test(text));
  });
}

test.describe('the head', () => {
  test('names the page, its canonical address and its translation', async ({ page }) => {
    await page.goto('/en/docs/setup/Synology%20DSM/Imnks');
    const href = (selector: string) => page.locator(selector).getAttribute('href');
    expect(await href('link[rel=canonical]')).toMatch(/\/en\/docs\/setup\/Synology%20DSM\/Imnks$/);
    expect(await href('link[hreflang=zh-Hans]')).toMatch(/[^n]\/docs\/setup\/Synology%20DSM\/Imnks$/);
    expect(await href('link[hreflang=en]')).toMatch(/\/en\/docs\/setup\/Synology%20DSM\/Imnks$/);
    expect(await href('link[hreflang=x-default]')).toMatch(/[^n]\/docs\/setup\/Synology%20DSM\/Imnks$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
  });
});

test('every page has a title and a description that no other page of its language has', async () => {
  const pages = await readPages(path.resolve('out'));
  expect(pages.length).toBeGreaterThan(120);
  // Search engines leave the others out.
  const indexed = pages.filter((page) => !attributeOf(page, 'meta[name=robots]', 'content')?.includes('noindex'));
  for (const locale of LOCALES) {
    const own = indexed.filter(({ address }) => pathToRoute(address).locale === locale);
    const titles = own.map(({ title }) => title);
    const descriptions = own.map((page) => attributeOf(page, 'meta[name=description]', 'content') ?? '');
    expect(titles.length).toBeGreaterThan(60);
    expect.soft(repeated(titles)).toEqual([]);
    expect.soft(repeated(descriptions)).toEqual([]);
    expect.soft(titles.filter((title) => !title.includes('PeerBanHelper'))).toEqual([]);
    expect.soft(descriptions.filter((description) => description.length < 8)).toEqual([]);
  }
});

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
