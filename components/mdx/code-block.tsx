import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './code-block.module.css';

interface CodeBlockProps extends ComponentProps<'pre'> {
  locale: Locale;
  'data-title'?: string;
  'data-wrap'?: string;
}

/** Code with its title and a button that copies it; the article's behavior does the copying. */
export function CodeBlock({ locale, 'data-title': title, children, ...props }: CodeBlockProps) {
  return (
    <figure className={styles.block} data-code="">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre
        {...props}
        suppressHydrationWarning
        className={styles.pre}
        data-scroll={title ?? translate(locale, 'mdx.codeLabel')}
      >
        {children}
      </pre>
      <button type="button" className={styles.copy} data-copy="" aria-label={translate(locale, 'code.copy')} />
    </figure>
  );
}
