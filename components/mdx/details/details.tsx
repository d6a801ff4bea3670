import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  id?: string;
  summary: string;
  children?: ReactNode;
}

export function Details({ id, summary, children }: DetailsProps) {
  return (
    <details id={id} className={styles.details}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
