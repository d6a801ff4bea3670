import type { ComponentProps, ReactNode } from 'react';
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

/** An image that opens large: over the page, or without script as a page of its own. */
export function Figure({ locale, src, alt, width, height, caption }: FigureProps) {
  const href = `${SITE.basePath}${src}`;
  return (
    <figure className={styles.figure}>
      <site-zoom>
        <a className={styles.zoom} href={href} data-zoom="" title={translate(locale, 'mdx.enlarge')}>
          {/* biome-ignore lint/performance/noImgElement: a static export has no image service */}
          <img src={href} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </a>
      </site-zoom>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** An image within the text; the compiler has made sure of text, size and file. */
export function ArticleImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: a static export has no image service
  return <img {...props} src={`${SITE.basePath}${src}`} alt={alt} />;
}

interface DiagramProps {
  locale: Locale;
  caption?: string;
  /** The drawing, put there by the compiler. */
  children?: ReactNode;
}

export function Diagram({ locale, caption, children }: DiagramProps) {
  return (
    <figure className={styles.figure}>
      <site-scroll-region className={styles.drawing} data-scroll={translate(locale, 'mdx.drawing')}>
        {children}
      </site-scroll-region>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
