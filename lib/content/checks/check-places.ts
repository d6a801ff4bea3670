import { type Problem, warningAt } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';

const SHOWN = new RegExp(`^content/(?:${LOCALES.join('|')})/(?:docs|pages|blog|partials)/.+$`);

/** Texts that no page shows for their place or ending, and names that not every address and system can have. */
export function checkPlaces(files: readonly string[]): Problem[] {
  return files
    .filter((file) => /^content\/.+\/[^/]+\.(?:mdx?|markdown)$/i.test(file))
    .flatMap((file) => {
      if (!SHOWN.test(file)) {
        const cure = `Move it below content/${DEFAULT_LOCALE}/docs or content/${DEFAULT_LOCALE}/blog, or those of its language.`;
        return warningAt(file, 'no page shows a text that lies here', cure);
      }
      if (!/\.mdx?$/.test(file))
        return warningAt(file, 'no page shows a file whose name ends like this', 'Let its name end in ".mdx".');
      const sign = /[\\:*?"<>|#%]/.exec(file)?.[0];
      const cure = 'Write letters, digits, spaces, hyphens and the like: the name is the address.';
      return sign ? warningAt(file, `the name has a ${sign}, which not every system and address can have`, cure) : [];
    });
}
