import { type Problem, warningAt } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';

const PAGE_FOLDERS = new RegExp(`^content/(?:${LOCALES.join('|')})/(?:docs|pages|blog|partials)/.+$`);

/** Warns about texts that no page shows because of their folder or extension, and about unportable file names. */
export function checkFilePaths(files: readonly string[]): Problem[] {
  return files
    .filter((file) => /^content\/.+\/[^/]+\.(?:mdx?|markdown)$/i.test(file))
    .flatMap((file) => {
      if (!PAGE_FOLDERS.test(file)) {
        const folders = `content/${DEFAULT_LOCALE}/docs or content/${DEFAULT_LOCALE}/blog`;
        const fix = `Move it below ${folders}, or the same folder of its language.`;
        return warningAt(file, 'no page shows texts in this folder', fix);
      }
      if (!/\.mdx?$/.test(file))
        return warningAt(file, 'no page shows files with this extension', 'Rename it to end in ".mdx".');
      const character = /[\\:*?"<>|#%]/.exec(file)?.[0];
      if (!character) return [];
      const message = `the path contains ${character}, which some file systems and addresses don't allow`;
      return warningAt(
        file,
        message,
        'Rename it with letters, digits, spaces and hyphens: the path becomes the address.',
      );
    });
}
