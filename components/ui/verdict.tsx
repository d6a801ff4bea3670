import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './verdict.module.css';

/** What PBH does with a peer, in words that follow the mark of the gate: it lets the peer pass, bans it, or watches it. */
export function Verdict({ is, children }: { is: 'pass' | 'banned' | 'watched'; children?: ReactNode }) {
  return (
    <strong className={styles.verdict} data-verdict={is}>
      <Icon name={is} />
      {children}
    </strong>
  );
}
