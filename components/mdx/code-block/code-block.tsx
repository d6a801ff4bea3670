import type { ComponentProps } from 'react';
import { stateHref } from '@/components/islands/address-state';
import { Icon } from '@/components/ui/icon';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './code-block.module.css';

interface CodeBlockProps extends ComponentProps<'pre'> {
  locale: Locale;
  'data-title'?: string;
  /** State that opens the rules of the code in the page's rule tester. */
  'data-tester'?: string;
}

/** Code with its title, a copy button, and for example rules a link that opens them in the rule tester. */
export function CodeBlock({
  locale,
  'data-title': title,
  'data-tester': testerState,
  children,
  ...props
}: CodeBlockProps) {
  return (
    <figure className={styles.block} data-code="">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <site-code>
        <pre {...props} className={styles.pre} data-scroll={title ?? translate(locale, 'mdx.codeLabel')}>
          {children}
        </pre>
        <button
          type="button"
          className={`icon-button ${styles.copy} needs-script`}
          aria-label={translate(locale, 'code.copy')}
        >
          <Icon name="copy" />
        </button>
      </site-code>
      {testerState && (
        <p className={`links ${styles.tester} needs-script`} data-noprint="">
          <a href={stateHref('rule-tester', testerState)}>{translate(locale, 'ruleTester.open')}</a>
        </p>
      )}
    </figure>
  );
}
