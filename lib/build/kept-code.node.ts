/**
 * The code that Next has compiled, kept between builds of which only `.next/cache` survives, as on builders that start from a
 * fresh checkout. Owns: what of `.next` that is, and that it is used only for the code and the place it was compiled for.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const WORK = '.next';
const FOLDER = '.next/cache/code';
const NAME = 'compiled-for';
/** Pages, which are made anew, and what is about a single build. */
const NOT_CODE =
  /\.(html|rsc|meta|body|segments)$|^(cache|diagnostics|types|trace.*|export-.*|prerender-manifest\.json)$/;
/** May hold other code. */
const CODE_FOLDERS = ['server', 'static'];

/** Whether there is compiled code, which then lies where Next looks for it. */
export async function restoreCode(root: string, code: string): Promise<boolean> {
  const store = path.join(root, FOLDER);
  if ((await readFile(path.join(store, NAME), 'utf8').catch(() => '')) !== nameOf(root, code)) return false;
  for (const name of CODE_FOLDERS) await rm(path.join(root, WORK, name), { recursive: true, force: true });
  await copyCode(store, path.join(root, WORK));
  return true;
}

/** Keeps the code that has just been compiled, and no other. */
export async function keepCode(root: string, code: string): Promise<void> {
  await forgetCode(root);
  await copyCode(path.join(root, WORK), path.join(root, FOLDER));
  // Last: a build may be interrupted.
  await writeFile(path.join(root, FOLDER, NAME), nameOf(root, code));
}

export async function forgetCode(root: string): Promise<void> {
  await rm(path.join(root, FOLDER), { recursive: true, force: true });
}

async function copyCode(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !NOT_CODE.test(name) && name !== NAME);
  for (const name of names) {
    await cp(path.join(from, name), path.join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_CODE.test(path.basename(source)),
    });
  }
}

/** Next writes the project's place into what it compiles. */
function nameOf(root: string, code: string): string {
  return `${code} ${root}`;
}
