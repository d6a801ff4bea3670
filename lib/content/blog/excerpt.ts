import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { Locale } from '@/lib/locales';

/** About three lines of a list. */
const LENGTH: Record<Locale, number> = { 'zh-Hans': 110, en: 240 };

/**
 * The beginning of a compiled text: whole sentences of the paragraphs above its first heading, as many as fit; cut within the
 * first when even that is too long, empty when the text begins with something else.
 *
 * @param locale the language it is written in
 */
export function excerptOf({ children }: Root, locale: Locale): string {
  const end = children.findIndex((node) => node.type === 'element' && headingRank(node) !== undefined);
  const lead = children
    .slice(0, end === -1 ? children.length : end)
    .flatMap((node) =>
      node.type === 'element' && node.tagName === 'p' ? textOf(node).replace(/\s+/g, ' ').trim() : [],
    )
    .join(locale === 'en' ? ' ' : '');
  const sentences = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(lead)];
  const fitting = sentences.filter(({ index, segment }) => index + segment.trimEnd().length <= LENGTH[locale]);
  const last = fitting.at(-1);
  if (last) return lead.slice(0, last.index + last.segment.length).trim();
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(lead)];
  const cut = words.filter(({ index, segment }) => index + segment.length < LENGTH[locale]).at(-1);
  return cut ? `${lead.slice(0, cut.index + cut.segment.length).trim()}…` : '';
}
