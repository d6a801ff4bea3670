/**
 * Questions in readers' own words, which only the search uses: `content/<locale>/asks/<doc id>.yml`, from a section's id (`top`
 * for the text before the first heading) to the questions that it answers.
 */
import { errorAt, type Problem, warningAt } from '@/lib/errors';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { parseData } from './data/parse-data';
import { placeProblem } from './data/place-problem';
import { listFiles, projectPath, readText } from './files.server';
import type { Doc, Page, Post } from './model';
import { AsksFile } from './schema';

/** The part of a page before its first heading. */
export const TOP_SECTION = 'top';

interface OpenedFile {
  file: string;
  locale: Locale;
  /** The doc's. */
  id: string;
  text: string;
  sections: ReadonlyMap<string, readonly string[]>;
}

/** Reads all questions, by language and doc id; a file that can't be used is reported and left out. */
export async function readAsks(root: string) {
  const problems: Problem[] = [];
  const files: OpenedFile[] = [];
  for (const locale of LOCALES) {
    for (const name of listFiles(projectPath(root, `content/${locale}/asks`))) {
      const file = `content/${locale}/asks/${name}`;
      if (!name.endsWith('.yml')) {
        problems.push(
          errorAt(file, 'the file does not end in ".yml"', 'Name it like the doc, with ".yml" at the end.'),
        );
        continue;
      }
      const text = readText(root, file, problems);
      const data = text === null ? null : parseData(file, text, AsksFile, problems);
      if (text === null || data === null) continue;
      files.push({ file, locale, id: name.replace(/\.yml$/, ''), text, sections: new Map(Object.entries(data)) });
    }
  }
  const asks = byLocale(
    (locale) => new Map(files.flatMap((own) => (own.locale === locale ? [[own.id, own.sections] as const] : []))),
  );
  return { asks, files, problems };
}

/** @param texts every text of the site, once, with the ids on its page */
export function checkAsks(
  files: readonly OpenedFile[],
  texts: readonly { text: Doc | Page | Post; ids: ReadonlySet<string> }[],
): Problem[] {
  const docs = texts.flatMap(({ text, ids }) => ('id' in text ? [{ id: text.id, locale: text.locale, ids }] : []));
  const known = new Map<string, string>();
  return files.flatMap(({ file, locale, id, text, sections }): Problem[] => {
    const doc = docs.find((one) => one.id === id && one.locale === locale);
    if (!doc) {
      const ids = docs.flatMap((one) => (one.locale === locale ? one.id : []));
      return [
        errorAt(file, `there is no doc "${id}"`, didYouMean(id, ids, 'Name the file like a doc of this language.')),
      ];
    }
    const problems: Problem[] = [];
    const report = (what: string, cure: string) => problems.push(placeProblem(errorAt(file, what, cure), text));
    for (const [section, questions] of sections) {
      if (section !== TOP_SECTION && !doc.ids.has(section)) {
        const otherwise = `Write the id of a heading on the page, or "${TOP_SECTION}" for its start.`;
        report(`the doc has no section "${section}"`, didYouMean(section, doc.ids, otherwise));
      }
      for (const question of questions) {
        const key = `${locale} ${question.toLowerCase()}`;
        const other = known.get(key);
        known.set(key, file);
        if (other) report(`"${question}" is in ${other} already`, 'Keep it where it is answered best.');
      }
    }
    const isOther = (one: { id: string; locale: Locale }) => one.id === id && one.locale !== locale;
    if (docs.some(isOther) && !files.some(isOther))
      problems.push(warningAt(file, 'the other language has no questions for this doc', 'Write some there too.'));
    return problems;
  });
}
