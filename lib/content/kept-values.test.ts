import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryProject } from '@/tests/support/temporary-project';
import { keepValues } from './kept-values.node';
import { parseData } from './parse-data';

const FILE = '.next/cache/values.json';
const schema = z.strictObject({ title: z.string(), list: z.array(z.number()).default([]) });

async function reader(root: string) {
  const values = keepValues();
  await values.open(root);
  const read = (text: string) => parseData({ file: 'x', text, syntax: 'yaml', schema, lineOffset: 0 }, values);
  return { read, save: () => values.save(root) };
}

/** Writes a mark into what is kept, so that a value from there can be told from a fresh one. */
async function mark(root: string) {
  const file = path.join(root, FILE);
  await writeFile(file, (await readFile(file, 'utf8')).replace('"One"', '"Kept"'));
}

describe('values that were parsed before', () => {
  it('are taken from there, and are the same', async () => {
    const root = await temporaryProject({});
    const first = await reader(root);
    const fresh = first.read('title: One\nlist: [1, 2]');
    await first.save();
    expect((await reader(root)).read('title: One\nlist: [1, 2]')).toEqual(fresh);
    await mark(root);
    const second = await reader(root);
    expect(second.read('title: One\nlist: [1, 2]').data?.title).toBe('Kept');
    expect(second.read('title: One').data?.title).toBe('One');
  });

  it('go when nobody asks for them', async () => {
    const root = await temporaryProject({});
    const first = await reader(root);
    first.read('title: One');
    first.read('title: Two');
    await first.save();
    const second = await reader(root);
    second.read('title: One');
    second.read('title: Three');
    await second.save();
    const text = await readFile(path.join(root, FILE), 'utf8');
    expect(text).toContain('Three');
    expect(text).not.toContain('Two');
  });

  it.each([
    ['the syntax', 'title: [One'],
    ['the shape', 'titel: One'],
  ])('say again what is wrong with %s', async (_, text) => {
    const root = await temporaryProject({});
    const first = await reader(root);
    const { problems } = first.read(text);
    expect(problems).not.toEqual([]);
    first.read('title: Two');
    await first.save();
    expect((await reader(root)).read(text).problems).toEqual(problems);
  });

  it('are only those that can be written down', async () => {
    const root = await temporaryProject({});
    const first = await reader(root);
    const fresh = first.read('title: One\nlist: [.inf]');
    await first.save();
    expect((await reader(root)).read('title: One\nlist: [.inf]')).toEqual(fresh);
  });
});
