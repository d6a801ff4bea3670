import { Children, isValidElement, type ReactNode } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { AdmonitionKind } from '@/lib/mdx/vocabulary';
import styles from './admonition.module.css';

interface AdmonitionProps {
  locale: Locale;
  kind: AdmonitionKind;
  children?: ReactNode;
}

/** A callout. Title, icon and color indicate its kind, because color alone isn't accessible. */
export function Admonition({ locale, kind, children }: AdmonitionProps) {
  const name = translate(locale, `mdx.${kind}`);
  const [first, ...rest] = Children.toArray(children);
  const isTitled = isValidElement(first) && first.type === AdmonitionTitle;
  return (
    <div className={styles.admonition} data-tone={kind} role="note" aria-label={name}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[kind]} />
      </svg>
      {isTitled ? first : <AdmonitionTitle>{name}</AdmonitionTitle>}
      <div className={styles.body}>{isTitled ? rest : children}</div>
    </div>
  );
}

export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}

/** Outlines in a viewBox of 16 × 16. */
const ICONS: Record<AdmonitionKind, string> = {
  note: 'M3 2.5h10v8l-3 3H3zM5.5 6h5M5.5 9h3M13 10.5h-3v3',
  tip: 'M6 11.5h4M6.5 14h3M8 1.5a4.5 4.5 0 0 0-2.5 8.2v1.8h5V9.7A4.5 4.5 0 0 0 8 1.5z',
  info: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM8 7.2v4M8 4.6v.4',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.6v.2',
  danger: 'M5.3 1.5h5.400l3.8 3.8v5.400l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 4.5v4.2M8 11.100v.2',
};
