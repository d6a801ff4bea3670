import path from 'node:path';
import type { Problem } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { listFiles, projectPath, readDataFile } from './files.server';
import type { Category, Doc } from './model';
import { toSidebarDoc } from './navigation';
import { CategoryFile } from './schema';

const FILE_NAME = '_category.json';

/** `_category.json` files by locale and folder. */
export type CategoryTable = Record<Locale, ReadonlyMap<string, CategoryFile>>;

/** Reads every `_category.json`. Skips invalid files and reports them. */
export function readCategories(root: string, problems: Problem[]): CategoryTable {
  const table = byLocale(() => new Map<string, CategoryFile>());
  for (const locale of LOCALES) {
    const docs = `content/${locale}/docs`;
    for (const name of listFiles(projectPath(root, docs))) {
      if (path.posix.basename(name) !== FILE_NAME) continue;
      const data = readDataFile(root, `${docs}/${name}`, CategoryFile, problems);
      if (data) table[locale].set(path.posix.dirname(name), data);
    }
  }
  return table;
}

/** Returns the categories of docs, outermost first: the doc with the folder's name, or else its `_category.json`. */
export function findCategories(docs: readonly Doc[], files: CategoryTable, locale: Locale): Category[] {
  const folders = new Set(docs.flatMap(({ id }) => parentFolders(id)));
  return [...folders].map((folder) => {
    const doc = docs.find(({ id }) => id === folder);
    if (doc) {
      const { label, lang, description, position, route } = toSidebarDoc(doc);
      return { folder, locale, label, lang, description, originalLabel: label, position, slug: null, route };
    }
    const original = files[DEFAULT_LOCALE].get(folder);
    const data = files[locale].get(folder) ?? original;
    const slug = original?.slug ?? data?.slug ?? null;
    const name = path.posix.basename(folder);
    return {
      folder,
      locale,
      label: data?.label ?? name,
      description: data?.description ?? '',
      originalLabel: original?.label ?? name,
      position: data?.position ?? original?.position ?? Number.MAX_SAFE_INTEGER,
      slug,
      route: slug === null ? null : `/docs/category/${slug}`,
    };
  });
}

/** `setup/Linux/Deb` -> `setup`, `setup/Linux` */
export function parentFolders(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
