import { createHash } from 'node:crypto';
import type { LocaleContent, SidebarItem } from './model';
import { toSidebarNode } from './sidebar-node';

/** What is below one item of the sidebar's top level, for pages that carry only their own branch. */
interface SidebarPart {
  /** Below the site's root, with a hash of the content: `_site/sidebar-en-3.5f1d….json` */
  file: string;
  /** The item's node. */
  text: string;
}

const known = new WeakMap<readonly SidebarItem[], SidebarPart[]>();

/** A part for each item of the top level, in their order. */
export function sidebarParts({ locale, sidebar }: Pick<LocaleContent, 'locale' | 'sidebar'>): readonly SidebarPart[] {
  const parts =
    known.get(sidebar) ??
    sidebar.map((item, index) => {
      const text = JSON.stringify(toSidebarNode(item));
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      return { file: `_site/sidebar-${locale}-${index}.${hash}.json`, text };
    });
  known.set(sidebar, parts);
  return parts;
}
