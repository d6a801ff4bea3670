'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { restoreSidebar } from './restore-sidebar';
import { revealCurrent } from './reveal-current';
import { saveSidebar } from './save-sidebar';
import styles from './sidebar.module.css';

interface SidebarFrameProps {
  /** The landmark's name. */
  label: string;
  /** Name of what folds a group, with `{name}`, where groups are filled later. */
  groupLabel: string | undefined;
  children: ReactNode;
}

/** An island only where the framework stays: it takes the reader's open groups and place along from page to page. */
export function SidebarFrame({ label, groupLabel, children }: SidebarFrameProps) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const sidebar = nav.current;
    restoreSidebar();
    revealCurrent(sidebar);
    return () => saveSidebar(sidebar);
  }, []);
  return (
    <nav
      ref={nav}
      className={styles.sidebar}
      aria-label={label}
      data-sidebar=""
      data-group-label={groupLabel}
      data-noprint=""
    >
      {children}
    </nav>
  );
}
