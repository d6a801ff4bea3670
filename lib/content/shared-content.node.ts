/**
 * The content model, handed from the build to the processes it starts: each of them would read thousands of files otherwise,
 * and Next would compile what reads them.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARED_CONTENT } from '@/lib/site';
import type { Content } from './model';

const FILE = '.cache/content.json';

/**
 * Shares the model while work is done that reads it.
 *
 * @param work is told the file that `SHARED_CONTENT` has to name in its processes
 */
export async function whileShared<T>(root: string, content: Content, work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(root, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content, withoutBodies));
  try {
    return await work(file);
  } finally {
    await rm(file);
  }
}

/** Most of the model's bytes; pages show what texts were compiled to. */
function withoutBodies(name: string, value: unknown): unknown {
  return name === 'body' ? '' : value;
}

/**
 * What was shared, in the place of `read-content.node.ts`.
 *
 * @throws in a process that was handed nothing
 */
export async function readContent(): Promise<Content> {
  if (SHARED_CONTENT === '') throw new Error('Next’s build is a part of `npm run build`, which hands it the content.');
  return JSON.parse(await readFile(SHARED_CONTENT, 'utf8'));
}
