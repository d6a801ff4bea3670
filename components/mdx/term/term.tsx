import type { ReactNode } from 'react';
import styles from './term.module.css';

interface TermProps {
  id: string;
  definition: string;
  /** Punctuation on the same line as the term; may be empty. */
  before: string;
  after: string;
  children?: ReactNode;
}

/** The first use of a glossary term, with its definition in a native popover, which needs no script. */
export function Term({ id, definition, before, after, children }: TermProps) {
  return (
    <span className={styles.together}>
      {before}
      <button type="button" className={styles.term} popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.definition}>
        {definition}
      </span>
      {after}
    </span>
  );
}
