import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import { LOCALES } from '@/lib/locales';
import { EXPECTED_PAGES } from '@/tests/browser/support/expected-pages';
import { temporaryProject } from '@/tests/support/temporary-project';
import { drawSocialImages, socialImages } from './draw-social-images.server';

const project = async () => {
  const root = await temporaryProject({ 'package-lock.json': '{}' });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
};
const text = (title: string) => ({ title, description: '一句话，说明这一页讲什么。', section: 'Setup' });

/** Counts the pixels of an area that differ from the background. */
async function countInk(
  file: string,
  area: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { data, info } = await sharp(file).extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red, green, blue] = data;
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) ink++;
  }
  return ink;
}

const TITLE = { left: 60, top: 200, width: 640, height: 200 };

it('draws Chinese and Latin titles with their own glyphs, in few bytes', async () => {
  const root = await project();
  const titles = ['封禁', '进度作弊检查怎样判断', 'Progress cheat blocker', 'Zażółć 「Ÿ」 №42'];
  const images = titles.map((title, index) => ({ target: path.join(root, `out/${index}.png`), text: text(title) }));
  await drawSocialImages(root, images);
  for (const { target } of images) {
    const { width, height, format } = await sharp(target).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect((await stat(target)).size).toBeLessThan(25_000);
    expect(await countInk(target, TITLE)).toBeGreaterThan(1500);
  }
  // A font without the glyphs would draw the same box, or nothing, for all characters.
  const [short, long] = await Promise.all([countInk(images[0]!.target, TITLE), countInk(images[1]!.target, TITLE)]);
  expect(long).toBeGreaterThan(1.5 * short);
}, 30_000);

it('takes unchanged images from the cache, and draws changed ones', async () => {
  const root = await project();
  const draw = (title: string) =>
    drawSocialImages(root, [{ target: path.join(root, 'out/page.png'), text: text(title) }]);
  await draw('A');
  const cache = path.join(root, '.next/cache/social');
  const [entry = ''] = await readdir(cache);
  await writeFile(path.join(cache, entry), 'kept');
  await draw('A');
  expect(await readFile(path.join(root, 'out/page.png'), 'utf8')).toBe('kept');
  await draw('B');
  expect(await readdir(cache)).toHaveLength(2);
}, 30_000);

it('shows the title and description of its own page', async () => {
  const { locales } = await loadContent(process.cwd());
  const images = LOCALES.flatMap((locale) => socialImages(locales[locale], 'out'));
  expect(images.length).toBeGreaterThan(120);
  for (const { target, text: shown } of images) {
    const address = target.slice('out/social'.length, -'.png'.length).replace(/^\/zh-Hans|\/home$/g, '') || '/';
    const { title, description } = EXPECTED_PAGES.find((page) => page.address === address) ?? {};
    expect(shown, address).toMatchObject({ title: title?.replace('PeerBanHelper — ', ''), description });
  }
});
