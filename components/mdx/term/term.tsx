import type { ReactNode } from 'react';
import styles from './term.module.css';

interface TermProps {
  id: string;
  definition: string;
  children?: ReactNode;
}

/** A term at its first use: the browser's own popover explains it, without script. */
export function Term({ id, definition, children }: TermProps) {
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.definition}>
        {definition}
      </span>
    </>
  );
}
