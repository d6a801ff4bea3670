import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './menu.module.css';

interface MenuProps {
  /** The panel's element id, unique on the page. */
  id: string;
  /** The button's accessible name. */
  label: string;
  /** Shown instead of the label, which is then visually hidden. */
  icon?: IconName;
  children: ReactNode;
}

/** A button that opens a panel of links. A native popover, so Esc, clicks outside and focus work without a script. */
export function Menu({ id, label, icon, children }: MenuProps) {
  return (
    <div className={styles.menu}>
      <button type="button" className={icon ? 'icon-button' : 'button'} popoverTarget={id}>
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
