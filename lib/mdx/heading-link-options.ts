import { toString as textOf } from 'hast-util-to-string';
import type { Options } from 'rehype-autolink-headings';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';

/**
 * The link stands beside the heading, not inside: the heading's name stays its text, and the link has a name of its own.
 */
export function headingLinkOptions(locale: Locale): Options {
  return {
    behavior: 'after',
    group: { type: 'element', tagName: 'div', properties: { dataHeading: '' }, children: [] },
    properties: (heading) => ({
      dataHeadingLink: '',
      ariaLabel: translate(locale, 'mdx.headingLink', { heading: textOf(heading).trim() }),
    }),
    content: { type: 'text', value: '#' },
    test: (heading) => heading.properties.id !== 'footnote-label',
  };
}
