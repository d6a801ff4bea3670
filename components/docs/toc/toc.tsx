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
        <ul lang={lang}>
          {headings.map(({ id, depth, text, line }) => (
            // Keyed by line, because a draft may contain an id twice.
            <li key={line} className={depth > SITE.tocLevels.min ? styles.deeper : undefined}>
              <a href={`#${encodeURIComponent(id)}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </site-toc>
  );
}
