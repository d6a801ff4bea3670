import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a temporary folder with the given files by relative path, executable scripts among them, until the test finishes. */
export async function temporaryProject(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh docs '));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content, { mode: `${content}`.startsWith('#!') ? 0o755 : 0o644 });
  }
  return root;
}

/** Returns the source of a doc that is valid unless the arguments make it invalid. */
export function doc({ title = 'Title', body = 'Text.', extra = '' } = {}): string {
  return `---\ntitle: ${title}\ndescription: A description.\n${extra}---\n\n${body}\n`;
}

/** Returns the source of a blog post that is valid unless the arguments make it invalid. */
export function post({ title = 'Title', body = 'Text.', authors = 'ann', extra = '' } = {}): string {
  return `---\ntitle: ${title}\ndescription: A description.\nauthors: [${authors}]\n${extra}---\n\n${body}\n`;
}
