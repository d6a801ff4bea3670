import { parentFolders } from '@/lib/content/categories.server';
import { type Problem, stateAt, warningAt } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { TextOutline } from './check-translations';

/** Warns about mistakes that a page alone doesn't show. Files are all below `content/`, with paths from the root. */
export function checkPages(
  texts: readonly Pick<TextOutline, 'text' | 'headings' | 'file' | 'locale'>[],
  files: readonly string[],
): Problem[] {
  const fileByTitle = new Map<string, string>();
  const folders = new Set<string>();
  const problems = texts.flatMap(({ text, file, locale, headings }): Problem[] => {
    const skipping = headings.filter(({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1);
    const skips = skipping.map(({ depth, line }) => {
      const fix = 'Use "##" for the sections of a page and "###" for their subsections.';
      return warningAt({ file, line }, `the heading of level ${depth} skips a level`, fix);
    });
    const words = text.source.body.replaceAll(/^(?:#|\[\/\/\]:).*/gm, '').trim();
    if (!words) skips.push(warningAt(file, 'the page has no text', 'Write some, or remove the file.'));
    if (!('id' in text)) return skips;
    for (const folder of parentFolders(text.id)) folders.add(`content/${locale}/docs/${folder}`);
    const key = `${locale} ${text.source.frontMatter.title}`;
    const other = fileByTitle.get(key);
    fileByTitle.set(key, file);
    const fix = 'Give each doc a title that says what only this doc is about.';
    return other ? [...skips, warningAt({ file, line: 2 }, `the title is also that of ${other}`, fix)] : skips;
  });
  const nameless = [...folders].flatMap((folder) => {
    const hasName = [`${folder}/_category.json`, `${folder}.mdx`].some((file) => files.includes(file));
    if (hasName) return [];
    const isOriginal = folder.startsWith(`content/${DEFAULT_LOCALE}/`);
    const shown = isOriginal ? "the sidebar shows the folder's own name" : 'the folder has no translated name';
    return (isOriginal ? warningAt : stateAt)(folder, shown, 'Add _category.json with a "label" and a "position".');
  });
  const unused = files.flatMap((file) => {
    const [, locale, name] = /^content\/([^/]+)\/partials\/(.+)\.mdx$/.exec(file) ?? [];
    const include = new RegExp(`<Include\\s+name=["']${name}["']`);
    if (!name || texts.some((page) => page.locale === locale && include.test(page.text.source.body))) return [];
    return warningAt(file, 'no page includes the partial', `Write <Include name="${name}" /> on a page, or remove it.`);
  });
  const misplaced = files.filter((file) => /^content\/.+\/[^/]+\.(?:mdx?|markdown)$/i.test(file)).flatMap(checkPath);
  return [...problems, ...nameless, ...unused, ...misplaced];
}

const PAGE_FOLDERS = new RegExp(`^content/(?:${LOCALES.join('|')})/(?:docs|pages|blog|partials)/.+$`);

function checkPath(file: string): Problem | [] {
  if (!PAGE_FOLDERS.test(file)) {
    const folders = `content/${DEFAULT_LOCALE}/docs or content/${DEFAULT_LOCALE}/blog`;
    const fix = `Move it below ${folders}, or the same folder of its language.`;
    return warningAt(file, 'no page shows texts in this folder', fix);
  }
  if (!/\.mdx?$/.test(file))
    return warningAt(file, 'no page shows files with this extension', 'Rename it to end in ".mdx".');
  const [character] = /[\\:*?"<>|#%]/.exec(file) ?? [];
  if (!character) return [];
  const fix = 'Rename it with letters, digits, spaces and hyphens: the path becomes the address.';
  return warningAt(file, `the path contains ${character}, which some file systems and addresses don't allow`, fix);
}
