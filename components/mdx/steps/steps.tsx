import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** A numbered list whose numbers are easy to find again. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
