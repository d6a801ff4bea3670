import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { readGlossary } from '@/lib/content/read-glossary.node';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { writeAtOnce } from '@/lib/write-at-once.node';
import { buildIndex, type IndexFiles, type KeptIndex } from './build-index.node';
import { contentHash } from './content-hash.node';
import type { SearchDocument } from './documents';
import { readIndexFiles, readKeptIndex, writeIndexFiles, writeKeptIndex } from './kept-index.node';
import { keepSections } from './kept-sections.node';
import { listDocuments } from './list-documents.node';
import type { SearchHashes } from './search-files';
import { createSegmenter } from './segment.node';
import { allVariants } from './variants.node';

/** Makes every language's search from texts that go by, and from what it has kept of them. */
export interface SearchMaker {
  /** Takes note of a text. */
  add(text: Doc | Page | Post, compiled: CompiledMdx): Promise<void>;
  /** @param content of whose texts each has been added since it was last changed */
  make(content: Content): Promise<MadeSearch>;
}

/** Every language's search, in memory. */
export interface MadeSearch {
  /** What cut the Chinese text: `nodejieba`, or the platform's segmenter where it isn't installed. */
  segmenter: string;
  /** Pages of all languages. */
  pages: number;
  hashes: Partial<Record<Locale, SearchHashes>>;
  /** Puts it into a site's folder in place of what is there; files that stay the same are left alone. */
  write(folder: string): Promise<void>;
}

/** @param code a hash over everything that the search depends on besides the content */
export function searchMaker(root: string, code: string): SearchMaker {
  const sections = keepSections(root, code);
  const kept = new Map<Locale, KeptIndex>();
  return {
    add: ({ source }, compiled) => sections.add(source.file, compiled),
    async make(content) {
      const { glossary } = await readGlossary(root);
      const groups = glossary.map((entry) =>
        LOCALES.flatMap((locale) => [entry[locale].term, ...entry[locale].aliases]),
      );
      const documents = LOCALES.map((locale) => listDocuments(content.locales[locale], sections.of));
      const segmenter = createSegmenter([...groups.flat(), ...documents.flat().flatMap(({ keywords }) => keywords)]);
      const key = `${code} ${segmenter.name}`;
      const variants = allVariants();
      const makeIndex = async (locale: Locale, documents: readonly SearchDocument[]): Promise<IndexFiles> => {
        const before = kept.get(locale) ?? (await readKeptIndex(root, locale, key));
        const index = buildIndex(
          {
            documents,
            foreseeHan: segmenter.foresee,
            cutHan: segmenter.cut,
            ownWords: segmenter.ownWords,
            variants,
            groups,
            sounds: locale === DEFAULT_LOCALE,
          },
          before,
        );
        kept.set(locale, index.kept);
        await writeKeptIndex(root, locale, key, index.kept);
        return index;
      };
      const built: { locale: Locale; index: IndexFiles }[] = [];
      for (const [place, locale] of LOCALES.entries()) {
        // An edit changes one language, as a rule.
        const named = listDocuments(content.locales[locale], sections.nameOf);
        const ownKey = contentHash(JSON.stringify([key, segmenter.ownWords, groups, named]));
        const same = await readIndexFiles(root, locale, ownKey);
        const index = same ?? (await makeIndex(locale, documents[place] ?? []));
        if (!same) await writeIndexFiles(root, locale, ownKey, index);
        built.push({ locale, index });
      }
      await sections.tidy();
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

function writeFiles(folder: string, { files }: IndexFiles): void {
  mkdirSync(folder, { recursive: true });
  const there = new Set(readdirSync(folder).filter((name) => /^search-index[^/]*\.json$/.test(name)));
  for (const name of there) if (!files.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    if (!there.has(name) || readFileSync(target, 'utf8') !== text) writeAtOnce(target, text);
  }
}
