import type { ReactNode } from 'react';
import styles from './list-header.module.css';

/** A list's heading with a sentence that says what is in it. */
export function ListHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
