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
import { planDocs } from './plan-docs';
import { proseOf } from './prose-of';
import { createRandom } from './random';
import { inventSubject } from './subject';

/** Data that does not name docs. */
const KEPT = ['glossary.json', 'diagrams'];
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
    for (const [index, doc] of docs.entries()) {
      const near = docs.slice(Math.max(0, index - 6), index + 6);
      const targets = [...near, ...far].map(({ id, position }) => ({ id, title: titles[position - 1] ?? id }));
      const writer = createDocWriter({ locale, doc, language: models[locale], targets, configKeys });
      const description = models[locale].sentence(createRandom(doc.seed + 1), []);
      const other = doc.subjects.slice(0, 2).map(({ names }) => names[locale === 'en' ? 'zh-Hans' : 'en']);
      const head = [
        `title: ${JSON.stringify(titles[index])}`,
        `description: ${JSON.stringify(description)}`,
        `sidebar_position: ${doc.position}`,
        `keywords: ${JSON.stringify([...other, doc.subjects[0].key])}`,
      ];
      const body = writeBody(writer);
      await write(`${locale}/docs/${doc.id}.mdx`, `---\n${head.join('\n')}\n---\n\n${body}\n`);
      if (locale === 'zh-Hans') record[doc.id] = hashSections(body);
    }
  }
  await write('translations.json', JSON.stringify({ en: record }));
  const withoutPages = { keys: reference.keys.map(({ page: _, ...key }) => key) };
  await write('reference/config.json', JSON.stringify(withoutPages));

  async function write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), text);
  }
}
