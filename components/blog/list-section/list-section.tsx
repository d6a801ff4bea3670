import type { ReactNode } from 'react';
import styles from './list-section.module.css';

interface ListSectionProps {
  id: string;
  title: ReactNode;
  /** A few words after the title, such as the number of posts. */
  note?: string;
  children: ReactNode;
}

/** A section of a list, with its own heading. */
export function ListSection({ id, title, note, children }: ListSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {note && <span className={styles.note}>{note}</span>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
