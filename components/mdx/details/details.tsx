import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  summary: string;
  children?: ReactNode;
}

export function Details({ summary, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
