import { selectAll } from 'hast-util-select';
import { textsOf } from '../support/read-page';
import { lineOf, test as testPages } from './support/built-site';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

// In the export, hosts.spec.ts requests every page and missing ones, and built-pages.spec.ts reads every page.
for (const address of ['/', '/en/search', '/en/docs/setup/Synology%20DSM/Imnks'])
  test(`${address} is served in development @dev-only`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', address === '/' ? 'zh-Hans' : 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

test('a missing page shows the 404 page in development @dev-only', async ({ page, pageErrors }) => {
  const response = await page.goto('/en/docs/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page Not Found']);
  // In development React renders the 404 page again, and logs that it doesn't run the script in its head.
  pageErrors.ignore(/404|Encountered a script tag/);
});

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

testPages('categories mark modules that are off by default and recommended ways to install', ({ pages }) => {
  for (const [address, group, other, marked, mark] of [
    ['/docs/category/功能模块', '按地址和连接', 'PeerID', 'PTR', '默认关闭'],
    ['/en/docs/category/功能模块', 'By address and connection', 'PeerID', 'PTR', 'Off by default'],
    ['/docs/category/安装部署', 'Windows', '便携版', '安装程序', '推荐'],
    ['/en/docs/category/安装部署', 'Windows', 'Portable', 'Installer', 'Recommended'],
  ] as const) {
    const page = pages.find((candidate) => candidate.address === address)!;
    expect(textsOf(page, 'main h2')).toContain(group);
    const texts = textsOf(page, 'main li');
    const textOn = (name: string) => texts.find((text) => text.startsWith(name));
    expect(textOn(other)).not.toContain(mark);
    expect(textOn(marked)).toContain(mark);
  }
});

testPages('the categories are in the sidebar in their order, and the addresses of the blog exist', ({ pages }) => {
  const pagesByAddress = new Map(pages.map((page) => [page.address, page]));
  for (const [index, { prefix }] of EDITIONS.entries()) {
    const names = CATEGORY_NAMES.map((row) => row[index + 1] ?? '');
    const sidebar = selectAll('site-sidebar nav > ul > li > a', pagesByAddress.get(`${prefix}/docs/intro`)!.tree).map(
      lineOf,
    );
    // The introduction and the tutorial stand before the categories, the FAQ after them.
    expect(sidebar.slice(2, -1)).toEqual(names);
    for (const [slug, chinese] of CATEGORY_NAMES) {
      const page = pagesByAddress.get(`${prefix}/docs/category/${slug}`)!;
      expect(textsOf(page, 'h1')).toEqual([names.shift()]);
      expect(textsOf(page, 'main p[lang="zh-Hans"]')).toEqual(prefix === '' ? [] : [chinese]);
    }
    for (const address of BLOG_ADDRESSES) expect(pagesByAddress.has(`${prefix}/blog${address}`), address).toBe(true);
  }
});
