import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import styles from './figure.module.css';

interface FigureProps {
  locale: Locale;
  src: string;
  /** The file of a screenshot in dark mode. The compiler derives both files from the name that the writer gives. */
  darkSrc?: string;
  alt: string;
  width: string;
  height: string;
  caption?: string;
}

/**
 * An image that opens in a dialog, or without script as a file. A screenshot has an image for each color mode; browsers
 * don't load the hidden one, because it is lazy.
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

/** An inline image. The compiler has checked its alternative text, size and file. */
export function ArticleImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: a static export has no image service
  return <img {...props} src={`${SITE.basePath}${src}`} alt={alt} />;
}

interface DiagramProps {
  locale: Locale;
  caption?: string;
  /** The SVG that the compiler inserts. */
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
