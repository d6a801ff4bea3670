import { Children, isValidElement, type ReactNode } from 'react';
import type { TabProps } from './tab';
import styles from './tabs.module.css';

interface TabsProps {
  id: string;
  /** Tabs of the same group stay in step. */
  group?: string;
  children?: ReactNode;
}

/**
 * Alternatives. Without JavaScript all of them show, each under its label; the article's behavior turns them into tabs by
 * setting attributes alone, so that it may run before React does.
 */
export function Tabs({ id, group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  return (
    <div suppressHydrationWarning className={styles.tabs} id={id} data-tabs={group ?? ''}>
      <div suppressHydrationWarning className={styles.list} data-tab-list="">
        {tabs.map(({ props }) => (
          <button
            key={props.value}
            suppressHydrationWarning
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
    </div>
  );
}
