/**
 * Sections of texts, kept between builds. Owns: where they lie, and that they are those of the text as it is.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { mapFew } from '@/lib/map-few';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { writeWhole } from '@/lib/write-whole.node';
import { collectSections } from './collect-sections';
import type { SearchSection } from './documents';

const FOLDER = '.next/cache/sections';

export interface KeptSections {
  /** Takes note of a text; its sections are made unless they are there. */
  add(file: string, compiled: CompiledMdx): Promise<void>;
  /** Of a text that was added. */
  of(file: string): readonly SearchSection[];
  /** What changes with the sections of a text that was added. */
  nameOf(file: string): string;
  /** Removes what belongs to no text that was added. */
  tidy(): Promise<void>;
}

/** @param code a hash over everything that they depend on besides the texts */
export function keepSections(root: string, code: string): KeptSections {
  const folder = path.join(root, FOLDER);
  const known = new Map<string, { name: string; sections: readonly SearchSection[] }>();
  const find = (file: string) => {
    const own = known.get(file);
    if (!own) throw new Error(`${file} was not added to the search.`);
    return own;
  };
  return {
    async add(file, compiled) {
      const name = `${hash(file)}-${hash(code + compiled.digest)}.json`;
      if (known.get(file)?.name === name) return;
      const kept = read(path.join(folder, name));
      const sections = kept ?? collectSections(compiled.tree);
      known.set(file, { name, sections });
      if (!kept) writeWhole(path.join(folder, name), JSON.stringify(sections));
    },
    of: (file) => find(file).sections,
    nameOf: (file) => find(file).name,
    async tidy() {
      const wanted = new Set([...known.values()].map(({ name }) => name));
      const there = await readdir(folder).catch(() => []);
      await mapFew(
        there.filter((name) => !wanted.has(name)),
        (name) => rm(path.join(folder, name)),
      );
    },
  };
}

function read(file: string): SearchSection[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
