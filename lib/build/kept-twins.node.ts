import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { updateTimes } from '@/lib/content/last-updated.node';
import type { Doc, Page, Post } from '@/lib/content/model';
import { markdownTwin, twinFacts } from '@/lib/machine/markdown-twin';
import { mapFew } from '@/lib/map-few';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { writeWhole } from '@/lib/write-whole.node';

const FOLDER = '.next/cache/twins';

/** Markdown twins of texts, kept between builds. */
export interface KeptTwins {
  /** Makes a text's twin, unless it is there. */
  add(text: Doc | Page | Post, compiled: CompiledMdx): Promise<void>;
  /** The twin of a text that was added. */
  read(text: Doc | Page | Post): Promise<string>;
  /** Removes what belongs to no text that was added. */
  tidy(): Promise<void>;
}

/** @param code a hash over everything that twins depend on besides their texts */
export function keepTwins(root: string, code: string): KeptTwins {
  const folder = path.join(root, FOLDER);
  const names = new Map<string, string>();
  return {
    async add(text, compiled) {
      const { file } = text.source;
      const facts = twinFacts(text, (await updateTimes()).get(file));
      const name = `${hash(file)}-${hash(JSON.stringify([code, facts, compiled.digest]))}.md`;
      names.set(file, name);
      const target = path.join(folder, name);
      if (existsSync(target)) return;
      writeWhole(target, markdownTwin(facts, compiled.tree));
    },
    read: async ({ source: { file } }) => readFileSync(path.join(folder, names.get(file) ?? file), 'utf8'),
    async tidy() {
      const wanted = new Set(names.values());
      const there = await readdir(folder).catch(() => []);
      await mapFew(
        there.filter((name) => !wanted.has(name)),
        (name) => rm(path.join(folder, name)),
      );
    },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
