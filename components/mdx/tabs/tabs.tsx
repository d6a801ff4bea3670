import { Children, isValidElement, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  id: string;
  /** Tabs of the same group show the same choice. */
  group?: string;
  children?: ReactNode;
}

/** Without JavaScript all panels are visible, each below its label. */
export function Tabs({ id, group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  return (
    <site-tabs className={styles.tabs} id={id} data-tabs={group ?? ''}>
      <div className={styles.list} data-tab-list="">
        {tabs.map(({ props }) => (
          <button
            key={props.value}
            type="button"
            id={`${props.id}-tab`}
            aria-controls={props.id}
            data-tab={props.value}
          >
            {props.label}
          </button>
        ))}
      </div>
      {children}
    </site-tabs>
  );
}

interface TabProps {
  /** Assigned by the compiler and unique on the page. */
  id: string;
  value: string;
  label: string;
  children?: ReactNode;
}

export function Tab({ id, value, label, children }: TabProps) {
  return (
    <div className={styles.panel} id={id} data-tab-panel={value}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
