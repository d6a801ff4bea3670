import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MdxHeading } from '@/lib/mdx/context';
import { SITE } from '@/lib/site';
import styles from './toc.module.css';

type TocHeading = Pick<MdxHeading, 'id' | 'depth' | 'text' | 'line'>;

interface TocProps {
  locale: Locale;
  /** The page's name in the bar. */
  page: string;
  /** From `listedHeadings`. */
  headings: readonly TocHeading[];
  /** The language of the headings, if it differs from the page's. */
  lang?: string | undefined;
}

/** Returns the headings that the table of contents lists. */
export function listedHeadings<Heading extends TocHeading>(headings: readonly Heading[]): Heading[] {
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
            {page} › <b data-section="" />
          </span>
        </button>
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        <ul lang={lang} className={headings.length > LONG_LIST ? styles.long : undefined}>
          {groupHeadings(headings).map(([heading, ...deeper]) => (
            // Keyed by line, because a draft may contain an id twice.
            <li key={heading.line}>
              <HeadingLink {...heading} />
              {deeper.length > 0 && (
                <ul className={styles.deeper}>
                  {deeper.map((inner) => (
                    <li key={inner.line}>
                      <HeadingLink {...inner} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </site-toc>
  );
}

const HeadingLink = ({ id, text }: TocHeading) => <a href={`#${encodeURIComponent(id)}`}>{text}</a>;

/** Returns each heading of the highest level, followed by the deeper ones below it. */
function groupHeadings(headings: readonly TocHeading[]): [TocHeading, ...TocHeading[]][] {
  const groups: [TocHeading, ...TocHeading[]][] = [];
  for (const heading of headings) {
    const group = heading.depth > SITE.tocLevels.min ? groups.at(-1) : undefined;
    if (group) group.push(heading);
    else groups.push([heading]);
  }
  return groups;
}
