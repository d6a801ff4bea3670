import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { LOCALE_INFO, type Locale } from '@/lib/locales';

/** Characters that fill about three lines of a list. */
const MAX_LENGTH = { Han: 110, Latin: 240 };

/** Returns the sentences above the first heading that fit, or words of a long first sentence; may be empty. */
export function excerptOf({ children }: Root, locale: Locale): string {
  const { script } = LOCALE_INFO[locale];
  const end = children.findIndex((node) => node.type === 'element' && headingRank(node) !== undefined);
  const lead = children
    .slice(0, end === -1 ? children.length : end)
    .flatMap((node) =>
      node.type === 'element' && node.tagName === 'p' ? textOf(node).replace(/\s+/g, ' ').trim() : [],
    )
    .join(script === 'Han' ? '' : ' ');
  const sentences = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(lead)];
  const fitting = sentences.filter(({ index, segment }) => index + segment.trimEnd().length <= MAX_LENGTH[script]);
  const last = fitting.at(-1);
  if (last) return lead.slice(0, last.index + last.segment.length).trim();
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(lead)];
  const lastWord = words.filter(({ index, segment }) => index + segment.length < MAX_LENGTH[script]).at(-1);
  return lastWord ? `${lead.slice(0, lastWord.index + lastWord.segment.length).trim()}…` : '';
}

const CHINESE_CHARACTERS_PER_MINUTE = 350;
const WORDS_PER_MINUTE = 220;

/** Returns at least one minute. Counts Chinese characters, and words of other scripts. */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’_.]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHINESE_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE));
}
