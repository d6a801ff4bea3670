import { selectAll } from 'hast-util-select';
import { textsOf } from '../support/read-page';
import { lineOf, readSite } from './support/built-site';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

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

const CATEGORY_NAMES = [
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
const BLOG_ADDRESSES = [
  ...['', '/archive', '/authors', '/authors/pbh-btn', '/authors/all-ghost-chu-articles'],
  ...['/tags', '/tags/docusaurus', '/tags/facebook', '/tags/hello', '/tags/hola'],
  ...['/first-blog-post', '/long-blog-post', '/mdx-blog-post', '/welcome'],
];

test('the categories are in the sidebar in their order, and the addresses of the blog exist', async () => {
  const pages = new Map((await readSite()).map((page) => [page.address, page]));
  for (const [index, { prefix }] of EDITIONS.entries()) {
    const names = CATEGORY_NAMES.map((row) => row[index + 1] ?? '');
    const sidebar = selectAll('site-sidebar nav > ul > li > a', pages.get(`${prefix}/docs/intro`)!.tree).map(lineOf);
    expect(sidebar.slice(1, -1)).toEqual(names);
    for (const [slug, chinese] of CATEGORY_NAMES) {
      const page = pages.get(`${prefix}/docs/category/${slug}`)!;
      expect(textsOf(page, 'h1')).toEqual([names.shift()]);
      expect(textsOf(page, 'main p[lang="zh-Hans"]')).toEqual(prefix === '' ? [] : [chinese]);
    }
    for (const address of BLOG_ADDRESSES) expect(pages.has(`${prefix}/blog${address}`), address).toBe(true);
  }
});
