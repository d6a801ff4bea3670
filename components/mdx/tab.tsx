import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabProps {
  /** Given by the compiler: unique on the page. */
  id: string;
  value: string;
  label: string;
  children?: ReactNode;
}

/** One alternative within `Tabs`. */
export function Tab({ id, value, label, children }: TabProps) {
  return (
    <div suppressHydrationWarning className={styles.panel} id={id} data-tab-panel={value}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
