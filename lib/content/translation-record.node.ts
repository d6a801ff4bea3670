import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { lasting } from './lasting.node';
import type { DocSource } from './model';
import { projectPath } from './project-path.node';
import { hashSections } from './sections.node';

const FILE = 'content/translations.json';

/** By locale and doc id: hashes of the original's sections as they were when the translation was last brought up to date. */
const TranslationRecord = z.partialRecord(z.enum(LOCALES), z.record(z.string(), z.record(z.string(), z.string())));

export type TranslationRecord = z.infer<typeof TranslationRecord>;

/** Empty when the file isn't there. */
export async function readTranslationRecord(root: string): Promise<TranslationRecord> {
  const text = await readFile(projectPath(root, FILE), 'utf8').catch(() => '{}');
  return TranslationRecord.parse(JSON.parse(text));
}

/** In development one text of thousands has changed. */
function sectionsOf(source: DocSource): Record<string, string> {
  const known = lasting().sections;
  const sections = known.get(source) ?? hashSections(source.body);
  known.set(source, sections);
  return sections;
}

/**
 * Sections of the original that were changed, added or removed since a translation was recorded.
 *
 * @returns heading ids; `undefined` when nothing was recorded for the doc
 */
export function staleSections(
  record: TranslationRecord,
  locale: Locale,
  id: string,
  original: DocSource,
): string[] | undefined {
  const then = record[locale]?.[id];
  if (!then) return undefined;
  const now = sectionsOf(original);
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((section) => now[section] !== then[section]);
}

/** Notes that translations are up to date with the originals as they stand now. */
export async function recordTranslations(
  root: string,
  translated: readonly { locale: Locale; id: string; originalBody: string }[],
): Promise<void> {
  const record = await readTranslationRecord(root);
  for (const { locale, id, originalBody } of translated) {
    if (locale === DEFAULT_LOCALE) continue;
    record[locale] = { ...record[locale], [id]: hashSections(originalBody) };
  }
  const sorted = Object.fromEntries(
    Object.entries(record).map(([locale, docs]) => [
      locale,
      Object.fromEntries(Object.entries(docs).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
  await writeFile(projectPath(root, FILE), `${JSON.stringify(sorted, null, 1)}\n`);
}
