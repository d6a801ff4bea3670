import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './back-to-top.module.css';

/** A button that appears while the reader scrolls up on a long page. */
export function BackToTop({ label }: { label: string }) {
  return (
    <site-back-to-top>
      <button type="button" className={`${button.icon} ${styles.button}`}>
        <Icon name="up" />
        <span className="visually-hidden">{label}</span>
      </button>
    </site-back-to-top>
  );
}
