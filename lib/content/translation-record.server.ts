import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { ContentError, compareText, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { readDataFile } from './data/read-data-file.server';
import { projectPath } from './files.server';
import type { DocSource } from './model';
import { TranslationRecord } from './schema';

const FILE = 'content/translations.json';

/** Empty when the file isn't there, or is broken, which has then been reported. */
export function readTranslationRecord(root: string, problems: Problem[]): TranslationRecord {
  return readDataFile(root, FILE, TranslationRecord, problems) ?? {};
}

/** Ids of the original's sections that have changed since a translation was recorded; none when it never was. */
export function staleSections(
  record: TranslationRecord,
  locale: Locale,
  id: string,
  original: DocSource | undefined,
): string[] {
  const then = record[locale]?.[id];
  if (!then || !original) return [];
  const now = hashSections(original.body);
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((section) => now[section] !== then[section]);
}

/** Records that translations match the present originals; throws ContentError when the record is broken. */
export function recordTranslations(
  root: string,
  translated: readonly { locale: Locale; id: string; originalBody: string }[],
): void {
  const problems: Problem[] = [];
  const record = { ...readTranslationRecord(root, problems) };
  if (problems.length > 0) throw new ContentError(problems);
  for (const { locale, id, originalBody } of translated) {
    if (locale === DEFAULT_LOCALE) continue;
    record[locale] = { ...record[locale], [id]: hashSections(originalBody) };
  }
  const sorted = Object.entries(record).map(([locale, docs]) => [
    locale,
    Object.fromEntries(Object.entries(docs).sort(([a], [b]) => compareText(a, b))),
  ]);
  writeFileSync(projectPath(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** The text above the first heading. */
export const LEAD_SECTION = '(lead)';

/**
 * Hashes of a text's sections by heading id, each from its heading to the next one of any level. Headings without an
 * explicit id belong to the section they are in.
 *
 * @param body MDX without front matter
 * @returns eight hexadecimal digits a section, in the order of the text
 */
export function hashSections(body: string): Record<string, string> {
  const sections = new Map<string, string[]>([[LEAD_SECTION, []]]);
  let current = LEAD_SECTION;
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    const id = fence ? undefined : /^#{1,6}\s.*\{#([^}\s]+)\}\s*$/.exec(line)?.[1];
    if (id) {
      current = id;
      sections.set(id, []);
    }
    sections.get(current)?.push(line.trim());
  }
  const hash = (lines: readonly string[]) => createHash('sha256').update(lines.filter(Boolean).join('\n'));
  return Object.fromEntries([...sections].map(([id, lines]) => [id, hash(lines).digest('hex').slice(0, 8)]));
}
