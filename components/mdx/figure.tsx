import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import styles from './figure.module.css';

interface FigureProps {
  locale: Locale;
  src: string;
  alt: string;
  width: string;
  height: string;
  caption?: string;
}

/** An image that opens large: as a page of its own, or over the page when the article's behavior is there. */
export function Figure({ locale, src, alt, width, height, caption }: FigureProps) {
  const href = `${SITE.basePath}${src}`;
  return (
    <figure className={styles.figure}>
      <a className={styles.zoom} href={href} data-zoom="" title={translate(locale, 'mdx.enlarge')}>
        {/* biome-ignore lint/performance/noImgElement: a static export has no image service */}
        <img src={href} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </a>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
