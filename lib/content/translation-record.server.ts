import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { ContentError, compareText, type Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { projectPath, readDataFile } from './files.server';
import type { DocSource } from './model';
import { TranslationRecord } from './schema';

const FILE = 'content/translations.json';

/** Reads the record. Returns an empty one when the file is missing or invalid; adds what is invalid to the problems. */
export function readTranslationRecord(root: string, problems: Problem[]): TranslationRecord {
  return readDataFile(root, FILE, TranslationRecord, problems) ?? {};
}

/** Returns the ids of the original's sections that changed since the translation; undefined without a record. */
export function staleSections(
  record: TranslationRecord,
  locale: Locale,
  id: string,
  original: DocSource | undefined,
): string[] | undefined {
  const recorded = record[locale]?.[id];
  if (!recorded || !original) return undefined;
  const current = hashSections(original.body);
  const sections = new Set([...Object.keys(current), ...Object.keys(recorded)]);
  return [...sections].filter((section) => current[section] !== recorded[section]);
}

/** Records that translations match the current originals. Throws ContentError when the record is invalid. */
export function recordTranslations(
  root: string,
  translated: readonly { locale: Locale; id: string; originalBody: string }[],
): void {
  const problems: Problem[] = [];
  const record = { ...readTranslationRecord(root, problems) };
  if (problems.length > 0) throw new ContentError(problems);
  for (const { locale, id, originalBody } of translated)
    record[locale] = { ...record[locale], [id]: hashSections(originalBody) };
  const sorted = Object.entries(record).map(([locale, docs]) => [
    locale,
    Object.fromEntries(Object.entries(docs).sort(([a], [b]) => compareText(a, b))),
  ]);
  writeFileSync(projectPath(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

const LEAD_SECTION = '(lead)';

/** Returns eight hexadecimal digits for each section, from a heading with an explicit id to the next of any level. */
export function hashSections(body: string): Record<string, string> {
  const sections = new Map<string, string[]>([[LEAD_SECTION, []]]);
  let currentId = LEAD_SECTION;
  for (const line of body.split('\n')) {
    const id = /^#{1,6}\s.*\{#([^}\s]+)\}\s*$/.exec(line)?.[1];
    if (id) {
      currentId = id;
      sections.set(id, []);
    }
    sections.get(currentId)?.push(line.trim());
  }
  const hash = (lines: readonly string[]) => createHash('sha256').update(lines.filter(Boolean).join('\n'));
  return Object.fromEntries([...sections].map(([id, lines]) => [id, hash(lines).digest('hex').slice(0, 8)]));
}
