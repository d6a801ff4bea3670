import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MdxHeading } from '@/lib/mdx/context';
import { SITE } from '@/lib/site';
import styles from './toc.module.css';

interface TocProps {
  locale: Locale;
  headings: readonly Pick<MdxHeading, 'id' | 'depth' | 'text' | 'line'>[];
  /** The language of the headings, if it differs from the page's. */
  lang?: string | undefined;
}

/** The table of contents: a column beside the article, or a collapsible list above it on narrow screens. */
export function Toc({ locale, headings, lang }: TocProps) {
  const { min, max } = SITE.tocLevels;
  const shown = headings.filter(({ depth }) => depth >= min && depth <= max);
  if (shown.length === 0) return null;
  const label = translate(locale, 'docs.toc');
  return (
    <site-toc>
      <nav className={styles.toc} aria-label={label}>
        <button type="button" className={styles.toggle} aria-expanded="false">
          {label}
        </button>
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        <ul lang={lang}>
          {shown.map(({ id, depth, text, line }) => (
            // Keyed by line, because a draft may contain an id twice.
            <li key={line} className={depth > min ? styles.deeper : undefined}>
              <a href={`#${encodeURIComponent(id)}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </site-toc>
  );
}
