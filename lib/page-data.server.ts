/** Data about all pages that single pages contain, and wait for: the build writes it while Next compiles the code. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isProduction } from './site';
import { writeFileAtomically } from './write-file.server';

const FOLDER = '.cache/page-data';
const NAMES = ['known-messages', 'search-manifest'] as const;
const POLL_MS = 20;

const fileOf = (root: string, name: (typeof NAMES)[number]) => path.join(root, FOLDER, `${name}.json`);

/** Writes data and returns whether it changed. */
export function writePageData(root: string, name: (typeof NAMES)[number], data: unknown): boolean {
  const file = fileOf(root, name);
  const text = JSON.stringify(data);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileAtomically(file, text);
  return true;
}

/** Removes the data of earlier builds, so that pages wait for that of the next one. */
export function removePageData(root: string): void {
  rmSync(path.join(root, FOLDER), { recursive: true, force: true });
}

/** Waits for the data in production; `staticPageGenerationTimeout` in next.config.mjs limits the time. */
export async function waitForPageData(): Promise<void> {
  const isWritten = () => NAMES.every((name) => existsSync(fileOf(process.cwd(), name)));
  while (isProduction() && !isWritten()) await setTimeout(POLL_MS);
}

/** Returns data as JSON; `{}` in development before the first check has finished. */
export function readPageData(name: (typeof NAMES)[number]): string {
  const file = fileOf(process.cwd(), name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}
