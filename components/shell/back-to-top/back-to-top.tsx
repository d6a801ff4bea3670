import { Icon } from '@/components/ui/icon';
import styles from './back-to-top.module.css';

/** Appears when the reader turns back on the way down a long page. */
export function BackToTop({ label }: { label: string }) {
  return (
    <site-back-to-top>
      <button type="button" className={styles.button}>
        <Icon name="up" />
        <span className="visually-hidden">{label}</span>
      </button>
    </site-back-to-top>
  );
}
