/**
 * The search's stage of the build. Owns: reading the content for it, and writing its files below `public/`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { loadContent } from '@/lib/content/load.node';
import { readGlossary } from '@/lib/content/read-glossary.node';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { type BuiltIndex, buildIndex } from './build-index.node';
import { loadDocuments } from './load-documents.node';
import { writeManifest } from './manifest.node';
import type { SearchHashes } from './search-files';
import { createSegmenter } from './segment.node';
import { allVariants } from './variants.node';

export interface SearchBuild {
  /** What cut the Chinese text: `nodejieba`, or the platform's segmenter where it isn't installed. */
  segmenter: string;
  /** Pages of all languages. */
  pages: number;
  /** Whether the index differs from the one that was there. */
  changed: boolean;
}

/** Builds every language's search from the content into `public/`; files that stay the same are left alone. */
export async function buildSearch(root: string): Promise<SearchBuild> {
  const content = await loadContent(root);
  const { glossary } = await readGlossary(root);
  const groups = glossary.map((entry) => LOCALES.flatMap((locale) => [entry[locale].term, ...entry[locale].aliases]));
  const documents = await Promise.all(LOCALES.map((locale) => loadDocuments(content, locale, root)));
  const segmenter = createSegmenter([...groups.flat(), ...documents.flat().flatMap(({ keywords }) => keywords)]);
  const variants = allVariants();
  const hashes: Partial<Record<Locale, SearchHashes>> = {};
  for (const [index, locale] of LOCALES.entries()) {
    const built = buildIndex({
      documents: documents[index] ?? [],
      cutHan: (run) => segmenter.cut(run),
      variants,
      groups,
      sounds: locale === DEFAULT_LOCALE,
    });
    await writeFiles(path.join(root, 'public', LOCALE_INFO[locale].prefix), built);
    hashes[locale] = built.hashes;
  }
  const changed = await writeManifest(root, hashes);
  return { segmenter: segmenter.name, pages: documents.flat().length, changed };
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
