/**
 * Finished pages, kept between builds. Owns: where they lie, and that a page is used only for the key it was kept under.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { mapFew } from '@/lib/map-few';
import { writeWhole } from '@/lib/write-whole.node';
import type { FinishedPage } from './finish-page.node';

const FOLDER = '.next/cache/pages';
const LINE_END = 0x0a;

/** The first line of a file; the page's HTML follows. */
interface Head {
  facts: Omit<FinishedPage, 'html'>;
  /** Length of the HTML. */
  bytes: number;
}

export interface KeptPages {
  /** The pages that are there under their keys. */
  find(): Promise<Set<string>>;
  /** Undefined when it isn't there, or not whole. */
  read(page: string): FinishedPage | undefined;
  /** @returns whether it is kept; pages without a key aren't */
  write(page: string, finished: FinishedPage): boolean;
  /** Removes what has none of the keys. */
  tidy(): Promise<void>;
  forget(): Promise<void>;
}

/** @param keys by page, which is a file below the exported site; of everything that a page is made of */
export function keepPages(root: string, keys: ReadonlyMap<string, string>): KeptPages {
  const folder = path.join(root, FOLDER);
  const names = new Map([...keys].map(([page, key]) => [page, nameOf(page, key)]));
  const list = () => readdir(folder).catch((): string[] => []);
  return {
    async find() {
      const there = new Set(await list());
      return new Set([...names].filter(([, name]) => there.has(name)).map(([page]) => page));
    },
    read(page) {
      try {
        const bytes = readFileSync(path.join(folder, names.get(page) ?? page));
        const end = bytes.indexOf(LINE_END);
        const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
        const html = bytes.subarray(end + 1);
        return html.length === head.bytes ? { ...head.facts, html: html.toString('utf8') } : undefined;
      } catch {
        return undefined;
      }
    },
    write(page, { html, ...facts }) {
      const name = names.get(page);
      if (name === undefined) return false;
      const head: Head = { facts, bytes: Buffer.byteLength(html) };
      writeWhole(path.join(folder, name), `${JSON.stringify(head)}\n${html}`);
      return true;
    },
    async tidy() {
      const wanted = new Set(names.values());
      await mapFew(
        (await list()).filter((name) => !wanted.has(name)),
        (name) => rm(path.join(folder, name)),
      );
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

function nameOf(page: string, key: string): string {
  return `${createHash('sha256').update(page).digest('hex').slice(0, 24)}-${key}`;
}
