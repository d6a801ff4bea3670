import path from 'node:path';
import { LOCALES } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';
import { attributeOf, readPages } from '../support/read-page';
import { EDITIONS } from './support/editions';
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

test.describe('routes', () => {
  for (const { prefix, lang } of EDITIONS) {
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

test('the English home page works with and without a trailing slash', async ({ page }) => {
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
  test(`${path} is not found, with the 404 page of its language${path.endsWith('/docs/nope') ? ' @dev' : ''}`, async ({
    page,
    pageErrors,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // In development React renders the 404 page again, and logs that it doesn't run the script in its head.
    pageErrors.ignore(/404|Encountered a script tag/);
  });
}

test('the head has the canonical URL, the language alternates and a description', async ({ page }) => {
  await page.goto('/en/docs/setup/Synology%20DSM/Imnks');
  const readHref = (selector: string) => page.locator(selector).getAttribute('href');
  expect(await readHref('link[rel=canonical]')).toMatch(/\/en\/docs\/setup\/Synology%20DSM\/Imnks$/);
  expect(await readHref('link[hreflang=zh-Hans]')).toMatch(/[^n]\/docs\/setup\/Synology%20DSM\/Imnks$/);
  expect(await readHref('link[hreflang=en]')).toMatch(/\/en\/docs\/setup\/Synology%20DSM\/Imnks$/);
  expect(await readHref('link[hreflang=x-default]')).toMatch(/[^n]\/docs\/setup\/Synology%20DSM\/Imnks$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
});

test('every page has a title and a description that are unique in its language', async () => {
  const pages = await readPages(path.resolve('out'));
  expect(pages.length).toBeGreaterThan(120);
  const indexed = pages.filter((page) => !attributeOf(page, 'meta[name=robots]', 'content')?.includes('noindex'));
  for (const locale of LOCALES) {
    const localized = indexed.filter(({ address }) => pathToRoute(address).locale === locale);
    const titles = localized.map(({ title }) => title);
    const descriptions = localized.map((page) => attributeOf(page, 'meta[name=description]', 'content') ?? '');
    expect(titles.length).toBeGreaterThan(60);
    expect.soft(findDuplicates(titles)).toEqual([]);
    expect.soft(findDuplicates(descriptions)).toEqual([]);
    expect.soft(titles.filter((title) => !title.includes('PeerBanHelper'))).toEqual([]);
    expect.soft(descriptions.filter((description) => description.length < 8)).toEqual([]);
  }
});

function findDuplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
