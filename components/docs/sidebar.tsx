import { createElement, type ReactNode } from 'react';
import { isInside } from '@/lib/content/sidebar-node';
import { translate } from '@/lib/i18n/messages';
import type { SidebarModel } from '@/lib/pages/page-models';
import { staticHtml } from '@/lib/static-html.node';
import { SidebarFrame } from './sidebar-frame.client';
import { type Markup, sidebarMarkup } from './sidebar-markup';

/** The docs sidebar, with the groups of the page open. Folding is the browser's. */
export function Sidebar({ locale, place, nodes, isWhole }: SidebarModel) {
  const words = { locale, groupLabel: translate(locale, 'docs.toggleGroup', { name: '{name}' }) };
  const page = { route: place.route, isOpen: (folder: string) => isInside(place, folder) };
  return (
    <SidebarFrame label={translate(locale, 'docs.sidebar')} groupLabel={isWhole ? undefined : words.groupLabel}>
      <ul {...staticHtml(nodes.map((node) => render(sidebarMarkup(node, words, page))))} />
    </SidebarFrame>
  );
}

function render({ tag, attributes: { open, ...attributes }, children }: Markup): ReactNode {
  const inside = children.map((child) => (typeof child === 'string' ? child : render(child)));
  return createElement(tag, { ...attributes, ...(tag === 'details' && { open: open !== undefined }) }, ...inside);
}
