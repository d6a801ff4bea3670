/**
 * Finished pages, kept between builds. Owns: where they lie, and that each is what its page would be made into now.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { mapFew } from '@/lib/map-few';
import type { FinishedPage } from './finish-page.node';
import type { PageLook } from './restyle-page';

const FOLDER = '.next/cache/finished';
const LINE_END = 0x0a;

/** The first line of a file; the page's HTML follows. */
interface Head {
  /** Of the short names that it was given. */
  style: string;
  /** Of the exported page. */
  look: PageLook;
  scriptHashes: string[];
  /** Length of the HTML. */
  bytes: number;
}

export interface KeptFinished {
  /** The page's name here. */
  nameOf(exported: Buffer): string;
  lookOf(name: string): PageLook | undefined;
  /** @param style a hash of the short names that it must have been given */
  read(name: string, style: string): FinishedPage | undefined;
  write(name: string, style: string, look: PageLook, page: FinishedPage): void;
  /** Removes what was not asked for. */
  tidy(): Promise<void>;
}

/** @param code a hash over everything that finished pages depend on besides the exported ones */
export function keepFinished(root: string, code: string): KeptFinished {
  const folder = path.join(root, FOLDER);
  const asked = new Set<string>();
  const open = (name: string): { head: Head; html: Buffer } | undefined => {
    asked.add(name);
    try {
      const bytes = readFileSync(path.join(folder, name));
      const end = bytes.indexOf(LINE_END);
      const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
      const html = bytes.subarray(end + 1);
      return html.length === head.bytes ? { head, html } : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    nameOf: (exported) => createHash('sha1').update(code).update(exported).digest('hex'),
    lookOf: (name) => open(name)?.head.look,
    read(name, style) {
      const kept = open(name);
      if (kept?.head.style !== style) return undefined;
      return { html: kept.html.toString('utf8'), scriptHashes: kept.head.scriptHashes };
    },
    write(name, style, look, { html, scriptHashes }) {
      const head: Head = { style, look, scriptHashes, bytes: Buffer.byteLength(html) };
      mkdirSync(folder, { recursive: true });
      // Whole or not at all: a build may be interrupted. At one go, since two pages may be the same.
      const draft = path.join(folder, `${name}.${process.pid}`);
      writeFileSync(draft, `${JSON.stringify(head)}\n${html}`);
      renameSync(draft, path.join(folder, name));
    },
    async tidy() {
      const there = await readdir(folder).catch(() => []);
      await mapFew(
        there.filter((name) => !asked.has(name)),
        (name) => rm(path.join(folder, name)),
      );
    },
  };
}
