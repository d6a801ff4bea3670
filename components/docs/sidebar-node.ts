import type { SidebarItem } from '@/lib/content/model';

/** What the sidebar's island is handed: as little as its links and groups need. */
export interface SidebarNode {
  label: string;
  /** Null for groups without a page. */
  route: string | null;
  /** Absent for docs. */
  nodes?: SidebarNode[];
}

export function toSidebarNode(item: SidebarItem): SidebarNode {
  const { label, route } = item;
  return item.type === 'doc' ? { label, route } : { label, route, nodes: item.items.map(toSidebarNode) };
}

/** Whether a page is the node's own or one below it. */
export function containsRoute({ route, nodes = [] }: SidebarNode, page: string): boolean {
  return route === page || nodes.some((node) => containsRoute(node, page));
}
