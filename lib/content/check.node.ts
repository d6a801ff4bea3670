import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/errors';
import { checkLinks, type LinkedPage } from '@/lib/links/check-links';
import { collectIds } from '@/lib/links/collect-ids';
import { LOCALES } from '@/lib/locales';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { loadContent } from './load.node';
import type { Content, LocaleContent } from './model';

export interface CheckResult {
  problems: Problem[];
  /** How many texts were checked, all languages together. */
  pages: number;
}

/** Everything that can be wrong with the content, all at once. Compiles every page, which fills the compiler's cache. */
export async function checkContent(root: string): Promise<CheckResult> {
  const content = await loadContent(root);
  const problems = [...content.problems];
  const linked: LinkedPage[] = [];
  for (const { locale, source, route } of ownTexts(content)) {
    const compiled = await compileSource(source, root);
    problems.push(...compiled.problems);
    linked.push({ file: source.file, locale, route, ids: collectIds(compiled.tree), links: compiled.links });
  }
  const targets = {
    routes: { 'zh-Hans': otherRoutes(content.locales['zh-Hans']), en: otherRoutes(content.locales.en) },
    hasFile: (file: string) => existsSync(path.join(root, 'public', file)),
  };
  problems.push(...checkLinks(linked, targets));
  return { problems, pages: linked.length };
}

/** Each text once, under its own language; fallbacks repeat another's. */
function ownTexts({ locales }: Content) {
  return LOCALES.flatMap((locale) =>
    [...locales[locale].docs, ...locales[locale].pages].filter(({ source }) => source.locale === locale),
  );
}

/** Addresses that are no MDX pages. */
function otherRoutes({ categories }: LocaleContent): Set<string> {
  return new Set(['/', '/search', '/blog', ...categories.flatMap(({ route }) => route ?? [])]);
}
