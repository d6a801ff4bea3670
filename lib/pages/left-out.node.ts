/**
 * Pages that need not be rendered because they are kept from an earlier build. Owns: the list that the build leaves for
 * Next's processes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/locales';

const FILE = '.cache/left-out.json';

/** Routes of pages by language. */
export type LeftOut = Partial<Record<Locale, readonly string[]>>;

export async function writeLeftOut(root: string, leftOut: LeftOut): Promise<void> {
  await mkdir(path.join(root, path.dirname(FILE)), { recursive: true });
  await writeFile(path.join(root, FILE), JSON.stringify(leftOut));
}

/** From here on everything is rendered again. */
export async function forgetLeftOut(root: string): Promise<void> {
  await rm(path.join(root, FILE), { force: true });
}

export async function readLeftOut(root: string, locale: Locale): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(root, FILE), 'utf8').catch(() => '{}');
  const leftOut: LeftOut = JSON.parse(text);
  return new Set(leftOut[locale]);
}
