import { type ParsedAsksFile, TOP_SECTION } from '@/lib/content/asks.server';
import type { Doc, Page, Post } from '@/lib/content/model';
import { errorAt, type Problem, stateAt } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';

/** Reports questions for unknown docs or sections, repeated questions, and docs with questions in one language only. */
export function checkAsks(
  files: readonly ParsedAsksFile[],
  texts: readonly { text: Doc | Page | Post; ids: ReadonlySet<string> }[],
): Problem[] {
  const docs = texts.flatMap(({ text, ids }) => ('id' in text ? [{ docId: text.id, locale: text.locale, ids }] : []));
  const fileByQuestion = new Map<string, string>();
  return files.flatMap(({ file, locale, docId, sections }): Problem[] => {
    const doc = docs.find((candidate) => candidate.docId === docId && candidate.locale === locale);
    if (!doc) {
      const docIds = docs.flatMap((candidate) => (candidate.locale === locale ? candidate.docId : []));
      const fix = didYouMean(docId, docIds, 'Name the file like a doc of this language.');
      return [errorAt({ file, line: 1 }, `there is no doc "${docId}"`, fix)];
    }
    const problems: Problem[] = [];
    const report = (message: string, fix: string) => problems.push(errorAt(file, message, fix));
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
      problems.push(stateAt(file, 'the other language has no questions for this doc', 'Write some there too.'));
    return problems;
  });
}
