/**
 * Questions in readers' own words, used by search only: `content/<locale>/asks/<doc id>.yml` maps the id of a section
 * (`top` for the text before the first heading) to the questions that the section answers.
 */
import { errorAt, type Problem, warningAt } from '@/lib/errors';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { addPosition } from './data/add-position';
import { parseData } from './data/parse-data';
import { listFiles, projectPath, readText } from './files.server';
import type { Doc, Page, Post } from './model';
import { AsksFile } from './schema';

/** Key of the text before a page's first heading. */
export const TOP_SECTION = 'top';

interface ParsedAsksFile {
  file: string;
  locale: Locale;
  docId: string;
  text: string;
  /** Questions by section id. */
  sections: ReadonlyMap<string, readonly string[]>;
}

/** Reads all questions, by locale and doc id. Skips unusable files and reports them. */
export function readAsks(root: string) {
  const problems: Problem[] = [];
  const files: ParsedAsksFile[] = [];
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
      files.push({ file, locale, docId: name.replace(/\.yml$/, ''), text, sections: new Map(Object.entries(data)) });
    }
  }
  const asks = byLocale(
    (locale) =>
      new Map(files.flatMap((parsed) => (parsed.locale === locale ? [[parsed.docId, parsed.sections] as const] : []))),
  );
  return { asks, files, problems };
}

/**
 * Reports questions for unknown docs or sections, repeated questions, and docs with questions in one language only.
 *
 * @param texts every text of the site once, with the element ids on its page
 */
export function checkAsks(
  files: readonly ParsedAsksFile[],
  texts: readonly { text: Doc | Page | Post; ids: ReadonlySet<string> }[],
): Problem[] {
  const docs = texts.flatMap(({ text, ids }) => ('id' in text ? [{ docId: text.id, locale: text.locale, ids }] : []));
  const fileByQuestion = new Map<string, string>();
  return files.flatMap(({ file, locale, docId, text, sections }): Problem[] => {
    const doc = docs.find((candidate) => candidate.docId === docId && candidate.locale === locale);
    if (!doc) {
      const docIds = docs.flatMap((candidate) => (candidate.locale === locale ? candidate.docId : []));
      const fix = didYouMean(docId, docIds, 'Name the file like a doc of this language.');
      return [errorAt(file, `there is no doc "${docId}"`, fix)];
    }
    const problems: Problem[] = [];
    const report = (message: string, fix: string) => problems.push(addPosition(errorAt(file, message, fix), text));
    for (const [section, questions] of sections) {
      if (section !== TOP_SECTION && !doc.ids.has(section)) {
        const fallback = `Write the id of a heading on the page, or "${TOP_SECTION}" for its start.`;
        report(`the doc has no section "${section}"`, didYouMean(section, doc.ids, fallback));
      }
      for (const question of questions) {
        const key = `${locale} ${question.toLowerCase()}`;
        const otherFile = fileByQuestion.get(key);
        fileByQuestion.set(key, file);
        if (otherFile) report(`"${question}" is already in ${otherFile}`, 'Keep it only where it is answered best.');
      }
    }
    const isTranslation = (other: { docId: string; locale: Locale }) =>
      other.docId === docId && other.locale !== locale;
    if (docs.some(isTranslation) && !files.some(isTranslation))
      problems.push(warningAt(file, 'the other language has no questions for this doc', 'Write some there too.'));
    return problems;
  });
}
