import type { ReactNode } from 'react';
import styles from './admonition.module.css';

export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}
