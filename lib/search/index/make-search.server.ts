import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readAsks, TOP_SECTION } from '@/lib/content/asks.server';
import { readGlossary } from '@/lib/content/glossary';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { writeAtOnce } from '@/lib/write-file.server';
import type { SearchSection } from '../documents';
import type { SearchHashes } from '../files';
import { buildIndex, type IndexFiles } from './build-index.server';
import { collectSections } from './collect-sections';
import { listDocuments } from './list-documents.server';
import { writeManifest } from './manifest.server';
import { createSegmenter } from './segment.server';
import { allVariants } from './variants.server';

/** Builds the search of all languages from the compiled texts it is given. */
export interface SearchMaker {
  add(text: Doc | Page | Post, compiled: CompiledMdx): Promise<void>;
  /** @param content each of whose texts was added since it last changed */
  make(content: Content): Promise<MadeSearch>;
}

/** The search of all languages, in memory. */
export interface MadeSearch {
  /** What cut the Chinese text: `nodejieba`, or the platform's segmenter where it isn't installed. */
  segmenter: string;
  /** Pages of all languages. */
  pages: number;
  hashes: Partial<Record<Locale, SearchHashes>>;
  /** Replaces the search files in a site's folder; unchanged files are not written. */
  write(folder: string): Promise<void>;
}

export function searchMaker(root: string): SearchMaker {
  const sections = new Map<string, { digest: string; sections: readonly SearchSection[] }>();
  return {
    async add({ source: { file } }, { tree, digest }) {
      if (sections.get(file)?.digest !== digest) sections.set(file, { digest, sections: collectSections(tree) });
    },
    async make(content) {
      const { glossary } = await readGlossary(root);
      const { asks } = await readAsks(root);
      const groups = glossary.map((entry) =>
        LOCALES.flatMap((locale) => [entry[locale].term, ...entry[locale].aliases]),
      );
      const documents = LOCALES.map((locale) =>
        listDocuments(content.locales[locale], (page) => {
          const own = 'id' in page ? asks[page.source.locale].get(page.id) : undefined;
          const known = sections.get(page.source.file)?.sections ?? [];
          return own ? known.map((section) => ({ ...section, asks: own.get(section.id ?? TOP_SECTION) })) : known;
        }),
      );
      const segmenter = createSegmenter([...groups.flat(), ...documents.flat().flatMap(({ keywords }) => keywords)]);
      const built = LOCALES.map((locale, place) => ({
        locale,
        index: buildIndex({
          documents: documents[place] ?? [],
          cutHan: segmenter.cut,
          variants: allVariants(),
          groups,
          sounds: locale === DEFAULT_LOCALE,
        }),
      }));
      return {
        segmenter: segmenter.name,
        pages: documents.flat().length,
        hashes: Object.fromEntries(built.map(({ locale, index }) => [locale, index.hashes])),
        async write(folder) {
          for (const { locale, index } of built) writeFiles(path.join(folder, LOCALE_INFO[locale].prefix), index);
        },
      };
    },
  };
}

/**
 * Puts the search into `public/`, for the development server and for builds.
 *
 * @returns whether it differs from what was there
 */
export async function publishSearch(root: string, { hashes, write }: MadeSearch): Promise<boolean> {
  await write(path.join(root, 'public'));
  return writeManifest(root, hashes);
}

function writeFiles(folder: string, { files }: IndexFiles): void {
  mkdirSync(folder, { recursive: true });
  const existing = new Set(readdirSync(folder).filter((name) => /^search-index[^/]*\.json$/.test(name)));
  for (const name of existing) if (!files.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    if (!existing.has(name) || readFileSync(target, 'utf8') !== text) writeAtOnce(target, text);
  }
}
