'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DocLink } from '@/components/ui/doc-link';
import type { Locale } from '@/lib/locales';
import { pathToRoute, routeToPath } from '@/lib/paths';
import { restoreSidebar } from './restore-sidebar';
import { revealCurrent } from './reveal-current';
import { saveSidebar } from './save-sidebar';
import { containsRoute, type SidebarNode } from './sidebar-node';
import styles from './sidebar-tree.module.css';

interface SidebarTreeProps {
  locale: Locale;
  nodes: readonly SidebarNode[];
  /** The landmark's name. */
  label: string;
  /** Name of what folds a group that has a page of its own, with `{name}`. */
  groupLabel: string;
}

/**
 * The docs sidebar: an island only to know which page it stands beside. Folding is the browser's; the groups of the first
 * page are open in the HTML, and React never closes one again.
 */
export function SidebarTree({ locale, nodes, label, groupLabel }: SidebarTreeProps) {
  const { route } = pathToRoute(usePathname());
  const [first] = useState(route);
  const nav = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const sidebar = nav.current;
    restoreSidebar();
    return () => saveSidebar(sidebar);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => revealCurrent(nav.current), [route]);

  const renderNode = (node: SidebarNode) => (
    <li key={node.route ?? node.label}>
      {node.route !== null && (
        <DocLink href={routeToPath(locale, node.route)} aria-current={node.route === route ? 'page' : undefined}>
          {node.label}
        </DocLink>
      )}
      {node.nodes && (
        <details data-group={node.label} open={containsRoute(node, first)} suppressHydrationWarning>
          {node.route === null ? (
            <summary className={styles.heading}>{node.label}</summary>
          ) : (
            <summary className={styles.toggle} aria-label={groupLabel.replace('{name}', node.label)} />
          )}
          <ul>{node.nodes.map(renderNode)}</ul>
        </details>
      )}
    </li>
  );

  return (
    <nav ref={nav} className={styles.sidebar} aria-label={label} data-sidebar="">
      <ul>{nodes.map(renderNode)}</ul>
    </nav>
  );
}
