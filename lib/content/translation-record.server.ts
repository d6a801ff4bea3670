import { writeFile } from 'node:fs/promises';
import { ContentError, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { readDataFile } from './data/read-data-file.server';
import { projectPath } from './files.server';
import type { DocSource } from './model';
import { TranslationRecord } from './schema';
import { hashSections } from './sections.server';

const FILE = 'content/translations.json';

/** Empty when the file isn't there, or is broken, which has then been reported. */
export function readTranslationRecord(root: string, problems: Problem[]): TranslationRecord {
  return readDataFile(root, FILE, TranslationRecord, problems) ?? {};
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
  const now = hashSections(original.body);
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((section) => now[section] !== then[section]);
}

/**
 * Records that translations match the present originals.
 *
 * @throws ContentError when the record is broken
 */
export async function recordTranslations(
  root: string,
  translated: readonly { locale: Locale; id: string; originalBody: string }[],
): Promise<void> {
  const problems: Problem[] = [];
  const record = { ...readTranslationRecord(root, problems) };
  if (problems.length > 0) throw new ContentError(problems);
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
