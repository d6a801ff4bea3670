import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { listFiles } from '@/lib/content/files.node';
import { loadContent } from '@/lib/content/load.node';
import type { SidebarItem } from '@/lib/content/model';
import { temporaryProject } from '@/tests/support/temporary-project';
import { makeContent } from './make-content.node';

const depthOf = (items: readonly SidebarItem[]): number =>
  Math.max(0, ...items.map((item) => (item.type === 'category' ? 1 + depthOf(item.items) : 0)));

it('makes as many docs as wanted, in which the check finds nothing', async () => {
  const root = await temporaryProject({});
  await makeContent(process.cwd(), path.join(root, 'content'), 12);
  const { content, problems } = await checkContent(root);
  expect(problems).toEqual([]);
  for (const locale of ['zh-Hans', 'en'] as const) {
    const { docs } = content.locales[locale];
    expect(docs.map(({ source }) => source.locale)).toEqual(Array(12).fill(locale));
    expect(new Set(docs.map(({ source }) => source.frontMatter.title)).size).toBe(12);
  }
}, 60_000);

it('makes the same files each time, nested deeper the more there are', async () => {
  const root = await temporaryProject({});
  const write = async (name: string, count: number) => {
    await makeContent(process.cwd(), path.join(root, name, 'content'), count);
    const files = (await listFiles(path.join(root, name))).filter((file) => file.endsWith('.mdx'));
    return Promise.all(files.map(async (file) => [file, await readFile(path.join(root, name, file), 'utf8')]));
  };
  const [first, second] = [await write('first', 160), await write('second', 160)];
  expect(second).toEqual(first);
  expect(first).toHaveLength(2 * (160 + 2));
  const { locales } = await loadContent(path.join(root, 'first'));
  expect(depthOf(locales.en.sidebar)).toBe(2);
}, 60_000);
