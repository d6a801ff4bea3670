import { Children, isValidElement, type ReactNode } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { AdmonitionKind } from '@/lib/mdx/admonition-kinds';
import styles from './admonition.module.css';
import { AdmonitionIcon } from './admonition-icon';
import { AdmonitionTitle } from './admonition-title';

interface AdmonitionProps {
  locale: Locale;
  kind: AdmonitionKind;
  children?: ReactNode;
}

/** A remark set apart from the text: its kind is said by title, icon and colour, never by colour alone. */
export function Admonition({ locale, kind, children }: AdmonitionProps) {
  const name = translate(locale, `mdx.${kind}`);
  const [first, ...rest] = Children.toArray(children).filter((child) => child !== '\n');
  const isTitled = isValidElement(first) && first.type === AdmonitionTitle;
  return (
    <div className={styles.admonition} data-kind={kind} role="note" aria-label={name}>
      <AdmonitionIcon kind={kind} />
      {isTitled ? first : <AdmonitionTitle>{name}</AdmonitionTitle>}
      <div className={styles.body}>{isTitled ? rest : children}</div>
    </div>
  );
}
