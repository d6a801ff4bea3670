import type { ReactNode } from 'react';
import { ArticleImage } from '@/components/mdx/article/article-elements';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import styles from './figure.module.css';

interface FigureProps {
  locale: Locale;
  src: string;
  /** The file of a screenshot in dark mode. */
  darkSrc?: string;
  alt: string;
  width: string;
  height: string;
  caption?: string;
}

/** An image that opens in a dialog, or without script as a file. Browsers don't load that of the other color mode. */
export function Figure({ locale, src, darkSrc, caption, ...image }: FigureProps) {
  const title = translate(locale, 'mdx.enlarge');
  const link = (file: string, mode?: 'light' | 'dark') => (
    <a className={styles.zoom} href={withBasePath(file)} data-zoom="" data-mode={mode} title={title}>
      <ArticleImage src={file} {...image} loading="lazy" decoding="async" />
    </a>
  );
  return (
    <figure>
      <site-zoom>
        {link(src, darkSrc ? 'light' : undefined)}
        {darkSrc && link(darkSrc, 'dark')}
      </site-zoom>
      {caption && <figcaption className={`${styles.caption} secondary`}>{caption}</figcaption>}
    </figure>
  );
}

interface DiagramProps {
  locale: Locale;
  caption?: string;
  /** The drawings that the compiler inserts. */
  children?: ReactNode;
}

export function Diagram({ locale, caption, children }: DiagramProps) {
  return (
    <figure>
      <site-scroll-region className={styles.drawing} data-scroll={translate(locale, 'mdx.drawing')}>
        {children}
      </site-scroll-region>
      {caption && <figcaption className={`${styles.caption} secondary`}>{caption}</figcaption>}
    </figure>
  );
}
