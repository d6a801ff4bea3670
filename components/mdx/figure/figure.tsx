import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import styles from './figure.module.css';

interface FigureProps {
  locale: Locale;
  src: string;
  /** A screenshot's file in dark mode; the compiler finds both by the author's name. */
  darkSrc?: string;
  alt: string;
  width: string;
  height: string;
  caption?: string;
}

/**
 * An image that opens large: over the page, or without script as a page of its own. A screenshot is in the reader's color
 * mode: browsers don't load a lazy image that is not displayed.
 */
export function Figure({ locale, src, darkSrc, caption, ...image }: FigureProps) {
  const link = (file: string, mode?: 'light' | 'dark') => (
    <a
      className={styles.zoom}
      href={`${SITE.basePath}${file}`}
      data-zoom=""
      data-mode={mode}
      title={translate(locale, 'mdx.enlarge')}
    >
      <ArticleImage src={file} {...image} loading="lazy" decoding="async" />
    </a>
  );
  return (
    <figure className={styles.figure}>
      <site-zoom>
        {link(src, darkSrc ? 'light' : undefined)}
        {darkSrc && link(darkSrc, 'dark')}
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
