/**
 * Questions in readers' own words, which only the search uses: `content/<locale>/asks/<doc id>.yml`, from a section's id (`top`
 * for the text before the first heading) to the questions that it answers.
 */
import { readFileSync } from 'node:fs';
import type { Problem } from '@/lib/errors';
import { LOCALES, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { positionAt } from '@/lib/text-position';
import { parseData } from './data/parse-data';
import { decodeUtf8, listFiles, projectPath } from './files.server';
import type { Doc, Page, Post } from './model';
import { AsksFile } from './schema';

/** The part of a page before its first heading. */
export const TOP_SECTION = 'top';

/** For each doc, its sections with the questions they answer. */
export type Asks = Record<Locale, ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>>;

interface OpenedFile {
  file: string;
  locale: Locale;
  /** The doc's. */
  id: string;
  text: string;
  sections: ReadonlyMap<string, readonly string[]>;
}

export interface ReadAsks {
  asks: Asks;
  files: readonly OpenedFile[];
  problems: Problem[];
}

/** Reads all questions; a file that can't be used is reported and left out. */
export async function readAsks(root: string): Promise<ReadAsks> {
  const problems: Problem[] = [];
  const files: OpenedFile[] = [];
  for (const locale of LOCALES) {
    for (const name of await listFiles(projectPath(root, `content/${locale}/asks`))) {
      const file = `content/${locale}/asks/${name}`;
      const report = (what: string, cure: string) => problems.push({ severity: 'error', file, what, cure });
      const text = decodeUtf8(readFileSync(projectPath(root, file)));
      if (!name.endsWith('.yml'))
        report('the file does not end in ".yml"', 'Name it like the doc, with ".yml" at the end.');
      else if (text === null) report('the file is not UTF-8', 'Save it again with the encoding UTF-8.');
      else {
        const parsed = parseData({ file, text, syntax: 'yaml', schema: AsksFile, lineOffset: 0 });
        problems.push(...parsed.problems);
        const sections = new Map(Object.entries(parsed.data ?? {}));
        if (parsed.data) files.push({ file, locale, id: name.replace(/\.yml$/, ''), text, sections });
      }
    }
  }
  const of = (locale: Locale) =>
    new Map(files.filter((own) => own.locale === locale).map(({ id, sections }) => [id, sections]));
  return { asks: { 'zh-Hans': of('zh-Hans'), en: of('en') }, files, problems };
}

/** @param texts every text of the site, once, with the ids on its page */
export function checkAsks(
  { files }: ReadAsks,
  texts: readonly { text: Doc | Page | Post; ids: ReadonlySet<string> }[],
): Problem[] {
  const docs = texts.flatMap(({ text, ids }) => ('id' in text ? [{ id: text.id, locale: text.locale, ids }] : []));
  const problems: Problem[] = [];
  const known = new Map<string, OpenedFile>();
  for (const own of files) {
    const { file, locale, id, text, sections } = own;
    const report = (severity: Problem['severity'], quoted: string | undefined, what: string, cure: string) =>
      problems.push({
        severity,
        file,
        ...(quoted !== undefined && { line: positionAt(text, Math.max(0, text.indexOf(quoted))).line }),
        what,
        cure,
      });
    const doc = docs.find((one) => one.id === id && one.locale === locale);
    if (!doc) {
      const ids = docs.flatMap((one) => (one.locale === locale ? one.id : []));
      report(
        'error',
        undefined,
        `there is no doc "${id}"`,
        didYouMean(id, ids, 'Name the file like a doc of this language.'),
      );
      continue;
    }
    for (const [section, questions] of sections) {
      if (section !== TOP_SECTION && !doc.ids.has(section)) {
        const cure = didYouMean(
          section,
          doc.ids,
          `Write the id of a heading on the page, or "${TOP_SECTION}" for its start.`,
        );
        report('error', section, `the doc has no section "${section}"`, cure);
      }
      for (const question of questions) {
        const key = `${locale} ${question.toLowerCase()}`;
        const other = known.get(key);
        known.set(key, own);
        if (other)
          report('error', question, `"${question}" is in ${other.file} already`, 'Keep it where it is answered best.');
      }
    }
    const isTranslated = docs.some((one) => one.id === id && one.locale !== locale);
    if (isTranslated && !files.some((one) => one.id === id && one.locale !== locale)) {
      report('warning', undefined, 'the other language has no questions for this doc', 'Write some there too.');
    }
  }
  return problems;
}
