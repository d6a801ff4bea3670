import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import button from './icon-button.module.css';
import styles from './menu.module.css';

interface MenuProps {
  /** Unique in the page. */
  id: string;
  /** The button's name. */
  label: string;
  /** Shown instead of the label's text. */
  icon?: IconName;
  children: ReactNode;
}

/** A button that unfolds a few links. All of it is the browser's: Esc, a click elsewhere, focus, and no script needed. */
export function Menu({ id, label, icon, children }: MenuProps) {
  return (
    <div className={styles.menu}>
      <button type="button" className={icon ? button.button : styles.button} popoverTarget={id}>
        {icon && <Icon name={icon} />}
        <span className={icon && 'visually-hidden'}>{label}</span>
        {!icon && <Icon name="down" />}
      </button>
      <div id={id} className={styles.panel} popover="auto">
        {children}
      </div>
    </div>
  );
}
