import type { ReactNode } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './figure.module.css';

interface DiagramProps {
  locale: Locale;
  caption?: string;
  /** The drawing, put there by the compiler. */
  children?: ReactNode;
}

export function Diagram({ locale, caption, children }: DiagramProps) {
  return (
    <figure className={styles.figure}>
      <div suppressHydrationWarning className={styles.drawing} data-scroll={translate(locale, 'mdx.drawing')}>
        {children}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
