import type { SidebarItem } from './model';

/** What the sidebar shows: as little as its links and groups need. */
export interface SidebarNode {
  label: string;
  /** Null for groups without a page. */
  route: string | null;
  /** A group's path below `docs`. */
  folder?: string;
  /** Absent for docs; of a group with `rest` no more than a first link. */
  nodes?: readonly SidebarNode[];
  /** Where the group's nodes are, when they come only once it is opened. */
  rest?: string;
}

/** The page that a sidebar stands beside. */
export interface SidebarPlace {
  route: string;
  /** Its own folder, if it is a category's page, else the one it lies in; empty at the top. */
  folder: string;
}

/** An item with everything below it. */
export function toSidebarNode(item: SidebarItem): SidebarNode {
  const { label, route } = item;
  return item.type === 'doc'
    ? { label, route }
    : { label, route, folder: item.folder, nodes: item.items.map(toSidebarNode) };
}

/**
 * The sidebar of one page among very many: the groups that it lies in with all that stands in them, the others closed, with
 * their first doc alone.
 *
 * @param partOf address of all that is below an item of the top level
 */
export function branchOf(
  items: readonly SidebarItem[],
  place: SidebarPlace,
  partOf: (index: number) => string,
): SidebarNode[] {
  const toNode = (item: SidebarItem, rest: string): SidebarNode => {
    if (item.type === 'doc') return toSidebarNode(item);
    const { label, route, folder } = item;
    return isInside(place, folder)
      ? { label, route, folder, nodes: item.items.map((one) => toNode(one, rest)) }
      : { label, route, folder, nodes: firstDoc(item), rest };
  };
  return items.map((item, index) => toNode(item, partOf(index)));
}

/** Whether a page is the group's own or one below it. */
export function isInside({ folder }: SidebarPlace, group: string): boolean {
  return folder === group || folder.startsWith(`${group}/`);
}

/** A way into the group for readers without script. */
function firstDoc(item: SidebarItem): SidebarNode[] {
  if (item.type === 'doc') return [toSidebarNode(item)];
  const [first] = item.items;
  return first ? firstDoc(first) : [];
}
