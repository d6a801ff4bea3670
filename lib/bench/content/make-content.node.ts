/**
 * Content to measure with: any number of docs in both languages, with the words, components and depth of the real ones.
 * Owns: what it is made of and where it is written. The same numbers give the same files.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { wordsToAvoid } from '@/lib/content/glossary';
import { loadContent } from '@/lib/content/load.node';
import { readGlossary } from '@/lib/content/read-glossary.node';
import { hashSections } from '@/lib/content/sections.node';
import { LOCALES, type Locale } from '@/lib/locales';
import { REFERENCE_FILE, readReference } from '@/lib/reference/read-reference';
import { writeBody } from './doc-parts';
import { createDocWriter } from './doc-writer';
import { createLanguageModel, type LanguageModel } from './language-model';
import { type PlannedDoc, planDocs } from './plan-docs';
import { proseOf } from './prose-of';
import { createRandom } from './random';
import { inventSubject } from './subject';

/** Data that does not name docs. */
const KEPT = ['glossary.json', 'diagrams', 'authors.json', 'tags.json'];
const SEED = 20;

/**
 * Writes a content folder, such as `CONTENT_FOLDER` takes.
 *
 * @param root the project, whose texts are the pattern
 * @param target a folder that is made
 * @param count docs in each language, 2 at least
 */
export async function makeContent(root: string, target: string, count: number): Promise<void> {
  const { locales } = await loadContent(root);
  const { glossary } = await readGlossary(root);
  const { reference } = readReference(await readFile(path.join(root, REFERENCE_FILE), 'utf8'));
  const avoided = (locale: Locale) => wordsToAvoid(glossary, locale).map(({ word }) => word);
  const modelOf = (locale: Locale): LanguageModel => {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const cut = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
    const bodies = locales[locale].docs
      .filter(({ source }) => source.locale === locale)
      .map(({ source }) => source.body);
    return createLanguageModel(
      locale,
      bodies.flatMap((body) => proseOf(body, cut)),
      avoided(locale),
    );
  };
  const models: Record<Locale, LanguageModel> = { 'zh-Hans': modelOf('zh-Hans'), en: modelOf('en') };
  const han = models['zh-Hans'].words.flatMap((word) => word.match(/\p{Script=Han}/gu) ?? []);
  const { docs, folders } = planDocs(count, SEED, (random) => inventSubject(random, han, avoided('zh-Hans')));
  const configKeys = reference.keys.map((key) => key.path);
  const far = docs.filter((_, index) => index % Math.ceil(docs.length / 6) === 0);
  const record: Record<string, Record<string, string>> = {};

  for (const name of KEPT) await cp(path.join(root, 'content', name), path.join(target, name), { recursive: true });
  for (const locale of LOCALES) {
    const titles = docs.map(({ seed, subjects: [{ names }] }) =>
      [names[locale], models[locale].phrase(createRandom(seed), 3)].join(locale === 'en' ? ': ' : '：'),
    );
    for (const { folder, subject, position, hasPage } of folders) {
      const label = subject.names[locale];
      const slug = hasPage ? { slug: folder.replaceAll('/', '-') } : {};
      await write(`${locale}/docs/${folder}/_category.json`, JSON.stringify({ label, position, ...slug }, null, 2));
    }
    const targetsOf = (index: number) =>
      [...docs.slice(Math.max(0, index - 6), index + 6), ...far].map(({ id, position }) => ({
        id,
        title: titles[position - 1] ?? id,
      }));
    const writeText = async (file: string, index: number, doc: PlannedDoc, more: Record<string, unknown>) => {
      const language = models[locale];
      const body = writeBody(createDocWriter({ locale, doc, language, targets: targetsOf(index), configKeys }));
      const description = language.sentence(createRandom(doc.seed + 1), []);
      const head = Object.entries({ title: titles[index], description, ...more });
      const lines = head.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      await write(`${locale}/${file}`, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
      return body;
    };
    for (const [index, doc] of docs.entries()) {
      const other = doc.subjects.slice(0, 2).map(({ names }) => names[locale === 'en' ? 'zh-Hans' : 'en']);
      const body = await writeText(`docs/${doc.id}.mdx`, index, doc, {
        sidebar_position: doc.position,
        keywords: [...other, doc.subjects[0].key],
      });
      if (locale === 'zh-Hans') record[doc.id] = hashSections(body);
    }
    const [first] = docs;
    if (!first) throw new Error('There is no doc.');
    // Next exports no kind of page that there is none of.
    await writeText('pages/markdown-page.mdx', 0, { ...first, seed: -1 }, {});
    await writeText(
      'blog/2026-11-01-first-post.mdx',
      0,
      { ...first, seed: -2 },
      { authors: ['pbh-btn'], tags: ['hello'] },
    );
  }
  await write('translations.json', JSON.stringify({ en: record }));
  const withoutPages = { keys: reference.keys.map(({ page: _, ...key }) => key) };
  await write('reference/config.json', JSON.stringify(withoutPages));

  async function write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), text);
  }
}
