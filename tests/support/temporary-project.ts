import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with the given files, removed when the test ends. */
export async function temporaryProject(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh docs '));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

/** A doc that is right in every way, but for what a test changes. */
export function doc({ title = 'Title', body = 'Text.', extra = '' } = {}): string {
  return `---\ntitle: ${title}\ndescription: A description.\n${extra}---\n\n${body}\n`;
}

/** A blog post, likewise. */
export function post({ title = 'Title', body = 'Text.', authors = 'ann', extra = '' } = {}): string {
  return `---\ntitle: ${title}\ndescription: A description.\nauthors: [${authors}]\n${extra}---\n\n${body}\n`;
}
