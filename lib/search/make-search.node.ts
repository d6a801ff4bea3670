import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { loadContent } from '@/lib/content/load.node';
import { readGlossary } from '@/lib/content/read-glossary.node';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { type BuiltIndex, buildIndex } from './build-index.node';
import { loadDocuments } from './load-documents.node';
import type { SearchHashes } from './search-files';
import { createSegmenter } from './segment.node';
import { allVariants } from './variants.node';

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

export async function makeSearch(root: string): Promise<MadeSearch> {
  const content = await loadContent(root);
  const { glossary } = await readGlossary(root);
  const groups = glossary.map((entry) => LOCALES.flatMap((locale) => [entry[locale].term, ...entry[locale].aliases]));
  const documents = await Promise.all(LOCALES.map((locale) => loadDocuments(content, locale, root)));
  const segmenter = createSegmenter([...groups.flat(), ...documents.flat().flatMap(({ keywords }) => keywords)]);
  const variants = allVariants();
  const built = LOCALES.map((locale, index) => ({
    locale,
    index: buildIndex({
      documents: documents[index] ?? [],
      cutHan: (run) => segmenter.cut(run),
      variants,
      groups,
      sounds: locale === DEFAULT_LOCALE,
    }),
  }));
  return {
    segmenter: segmenter.name,
    pages: documents.flat().length,
    hashes: Object.fromEntries(built.map(({ locale, index }) => [locale, index.hashes])),
    async write(folder) {
      for (const { locale, index } of built) await writeFiles(path.join(folder, LOCALE_INFO[locale].prefix), index);
    },
  };
}

async function writeFiles(folder: string, { files }: BuiltIndex): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stale = (await listFiles(folder)).filter((name) => /^search-index[^/]*\.json$/.test(name) && !files.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    if ((await readFile(target, 'utf8').catch(() => null)) !== text) await writeFile(target, text);
  }
}
