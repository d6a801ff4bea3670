import type { Options } from 'remark-rehype';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';

/** Footnotes in the page's language. */
export function footnoteOptions(locale: Locale): Options {
  return {
    clobberPrefix: '',
    footnoteLabel: translate(locale, 'mdx.footnotes'),
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, repetition) =>
      translate(locale, 'mdx.footnoteBack', { number: repetition > 1 ? `${index + 1}-${repetition}` : index + 1 }),
  };
}
