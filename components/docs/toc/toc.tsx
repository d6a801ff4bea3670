import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MdxHeading } from '@/lib/mdx/context';
import { SITE } from '@/lib/site';
import styles from './toc.module.css';

interface TocProps {
  locale: Locale;
  /** The page's name in the bar. */
  page: string;
  /** From `listedHeadings`. */
  headings: readonly MdxHeading[];
  /** The language of the headings, if it differs from the page's. */
  lang?: string | undefined;
}

/** Returns the headings that the table of contents lists. */
export function listedHeadings(headings: readonly MdxHeading[]): MdxHeading[] {
  const { min, max } = SITE.tocLevels;
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}

/** A list with more headings shows those of the section being read only, where it is a column. */
const LONG_LIST = 40;

/**
 * The table of contents: a column beside the article. On narrow screens it is a bar with the names of the page and the
 * section being read, which opens the list.
 */
export function Toc({ locale, page, headings, lang }: TocProps) {
  const label = translate(locale, 'docs.toc');
  return (
    <site-toc>
      <nav className={styles.toc} aria-label={label}>
        <button type="button" className={styles.toggle} aria-expanded="false">
          <span>{label}</span>
          <span hidden lang={lang}>
            <span>{page}</span> › <b data-section="" />
          </span>
          <Icon name="down" />
        </button>
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        <ul lang={lang} className={headings.length > LONG_LIST ? `phrases ${styles.long}` : 'phrases'}>
          {groupHeadings(headings).map(({ heading, deeper }) =>
            renderItem(
              heading,
              deeper.length > 0 && <ul className={styles.deeper}>{deeper.map((inner) => renderItem(inner))}</ul>,
            ),
          )}
        </ul>
      </nav>
    </site-toc>
  );
}

/** Keyed by line, because a draft may contain an id twice. */
const renderItem = ({ id, line, text }: MdxHeading, children?: ReactNode) => (
  <li key={line}>
    <a href={`#${encodeURIComponent(id)}`}>{text}</a>
    {children}
  </li>
);

/** Returns each heading of the highest level with the deeper ones below it. */
function groupHeadings(headings: readonly MdxHeading[]): { heading: MdxHeading; deeper: MdxHeading[] }[] {
  const groups: { heading: MdxHeading; deeper: MdxHeading[] }[] = [];
  for (const heading of headings) {
    const group = heading.depth > SITE.tocLevels.min ? groups.at(-1) : undefined;
    if (group) group.deeper.push(heading);
    else groups.push({ heading, deeper: [] });
  }
  return groups;
}
