import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** Ways to go on, side by side where there is room. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
