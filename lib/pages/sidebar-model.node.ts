import type { LocaleContent } from '@/lib/content/model';
import { branchOf, type SidebarPlace, toSidebarNode } from '@/lib/content/sidebar-node';
import { sidebarParts } from '@/lib/content/sidebar-parts.node';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { SidebarModel } from './page-models';

/**
 * Among very many docs a page has only its own branch, or the site would grow with the square of their number; the rest comes
 * when a group is opened.
 */
export function sidebarModel(content: LocaleContent, place: SidebarPlace): SidebarModel {
  const { locale, sidebar, docs } = content;
  const isWhole = SITE.shipsFramework || docs.length <= SITE.wholeSidebarDocs;
  const parts = isWhole ? [] : sidebarParts(content).map(({ file }) => withBasePath(`/${file}`));
  const nodes = isWhole ? sidebar.map(toSidebarNode) : branchOf(sidebar, place, (index) => parts[index] ?? '');
  return { locale, place, nodes, isWhole };
}
