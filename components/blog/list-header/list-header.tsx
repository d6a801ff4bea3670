import type { ReactNode } from 'react';
import styles from './list-header.module.css';

/** The heading of a list, with a short description. */
export function ListHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
