import { writeFile } from 'node:fs/promises';
import { ContentError, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { lasting } from './lasting.node';
import type { DocSource } from './model';
import { projectPath } from './project-path.node';
import type { TranslationRecord } from './schema';
import { hashSections } from './sections.node';

const FILE = 'content/translations.json';

/** Empty when the file isn't there, or is broken, which has then been reported. */
export function readTranslationRecord(root: string, problems: Problem[]): TranslationRecord {
  return lasting().readTranslations(root, FILE, problems) ?? {};
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

/**
 * Notes that translations are up to date with the originals as they stand now.
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
