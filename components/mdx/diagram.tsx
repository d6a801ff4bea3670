import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface DiagramProps {
  caption?: string;
  /** The drawing, put there by the compiler. */
  children?: ReactNode;
}

export function Diagram({ caption, children }: DiagramProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>{children}</div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
