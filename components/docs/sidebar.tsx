import { createElement, type ReactNode } from 'react';
import type { LocaleContent } from '@/lib/content/model';
import { branchOf, isInside, type SidebarPlace, toSidebarNode } from '@/lib/content/sidebar-node';
import { sidebarParts } from '@/lib/content/sidebar-parts.node';
import { translate } from '@/lib/i18n/messages';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { SidebarFrame } from './sidebar-frame.client';
import { type Markup, sidebarMarkup } from './sidebar-markup';

interface SidebarProps {
  content: LocaleContent;
  /** The page that it stands beside. */
  place: SidebarPlace;
}

/**
 * The docs sidebar, with the groups of the page open. Folding is the browser's. Among very many docs a page has only its own
 * branch, or the site would grow with the square of their number; the rest comes when a group is opened.
 */
export function Sidebar({ content, place }: SidebarProps) {
  const { locale, sidebar, docs } = content;
  const isWhole = SITE.shipsFramework || docs.length <= SITE.wholeSidebarDocs;
  const parts = isWhole ? [] : sidebarParts(content).map(({ file }) => withBasePath(`/${file}`));
  const nodes = isWhole ? sidebar.map(toSidebarNode) : branchOf(sidebar, place, (index) => parts[index] ?? '');
  const words = { locale, groupLabel: translate(locale, 'docs.toggleGroup', { name: '{name}' }) };
  const page = { route: place.route, isOpen: (folder: string) => isInside(place, folder) };
  return (
    <SidebarFrame label={translate(locale, 'docs.sidebar')} groupLabel={isWhole ? undefined : words.groupLabel}>
      {createElement('ul', null, ...nodes.map((node) => render(sidebarMarkup(node, words, page))))}
    </SidebarFrame>
  );
}

function render({ tag, attributes: { open, ...attributes }, children }: Markup): ReactNode {
  const inside = children.map((child) => (typeof child === 'string' ? child : render(child)));
  if (tag !== 'details') return createElement(tag, attributes, ...inside);
  // What the reader has unfolded is unfolded again before React sees the page.
  return createElement(tag, { ...attributes, open: open !== undefined, suppressHydrationWarning: true }, ...inside);
}
