import { stat } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_REVISION } from '@/lib/content/revision';
import { ContentError } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { docPlaces } from './doc-places';
import { listFiles } from './files.node';
import { loadContent } from './load.node';
import type { Category, Content, Doc, LocaleContent, Page } from './model';
import { projectPath } from './project-path.node';
import { readSharedContent } from './shared-content.node';

let cached: { fingerprint: string; content: Promise<Content> } | undefined;

/**
 * The content model, read once per process; in development, again when a file below `content/` has changed.
 *
 * @throws ContentError when a file can't be built from
 */
export async function getContent(): Promise<Content> {
  const fingerprint = CONTENT_REVISION === '' ? '' : await fingerprintContent();
  if (cached?.fingerprint !== fingerprint) cached = { fingerprint, content: readContent() };
  const content = await cached.content;
  const errors = content.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  return content;
}

async function readContent(): Promise<Content> {
  return (await readSharedContent()) ?? loadContent(process.cwd());
}

export async function getLocaleContent(locale: Locale): Promise<LocaleContent> {
  return (await getContent()).locales[locale];
}

export async function getDoc(locale: Locale, id: string): Promise<Doc | undefined> {
  const content = await getLocaleContent(locale);
  return content.docs[docPlaces(content).get(id) ?? -1];
}

export async function getPage(locale: Locale, name: string): Promise<Page | undefined> {
  return (await getLocaleContent(locale)).pages.find((page) => page.name === name);
}

export async function getCategory(locale: Locale, slug: string): Promise<Category | undefined> {
  return (await getLocaleContent(locale)).categories.find((category) => category.slug === slug);
}

async function fingerprintContent(): Promise<string> {
  const root = projectPath(process.cwd(), 'content');
  const files = await listFiles(root);
  const stats = await Promise.all(files.map((file) => stat(path.join(root, file))));
  return files.map((file, index) => `${file}:${stats[index]?.mtimeMs}`).join('\n');
}
