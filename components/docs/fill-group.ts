import type { SidebarNode } from '@/lib/content/sidebar-node';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES } from '@/lib/locales';
import { type Markup, sidebarMarkup } from './sidebar-markup';

/**
 * Fetches what stands in a group that a reader has opened, and puts it there, into the main menu's copy of the sidebar too.
 * What can't be had leaves the group's first link, and is asked for again the next time.
 */
export async function fillGroup(group: HTMLDetailsElement): Promise<void> {
  const { group: folder = '', rest } = group.dataset;
  if (rest === undefined) return;
  const nodes = await fetchNodes(rest, folder).catch(() => undefined);
  if (!nodes) return;
  const locale = LOCALES.find((one) => LOCALE_INFO[one].htmlLang === document.documentElement.lang) ?? DEFAULT_LOCALE;
  const groupLabel = group.closest<HTMLElement>('[data-sidebar]')?.dataset.groupLabel ?? '{name}';
  const open = openBefore();
  for (const same of document.querySelectorAll<HTMLElement>('details[data-rest]')) {
    if (same.dataset.group !== folder) continue;
    delete same.dataset.rest;
    same
      .querySelector('ul')
      ?.replaceChildren(...nodes.map((node) => create(sidebarMarkup(node, { locale, groupLabel }))));
    for (const inner of same.querySelectorAll('details')) inner.open = open.includes(inner.dataset.group ?? '');
  }
}

/** Folders of the groups that stood open when the tab was last left: those inside this one could not be opened before. */
function openBefore(): readonly unknown[] {
  try {
    const { open } = JSON.parse(sessionStorage.getItem('docs-sidebar') ?? '{}');
    return Array.isArray(open) ? open : [];
  } catch {
    return [];
  }
}

async function fetchNodes(address: string, folder: string): Promise<readonly SidebarNode[] | undefined> {
  const response = await fetch(address);
  const part: unknown = response.ok ? await response.json() : undefined;
  return isNode(part) ? find(part, folder)?.nodes : undefined;
}

function find(node: SidebarNode, folder: string): SidebarNode | undefined {
  if (node.folder === folder) return node;
  const way = node.nodes?.find((one) => one.folder !== undefined && `${folder}/`.startsWith(`${one.folder}/`));
  return way && find(way, folder);
}

/** What came over the network is checked by hand: a schema library would weigh more than all the rest. */
function isNode(value: unknown): value is SidebarNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'route' in value &&
    (value.route === null || typeof value.route === 'string') &&
    (!('folder' in value) || typeof value.folder === 'string') &&
    (!('nodes' in value) || (Array.isArray(value.nodes) && value.nodes.every(isNode)))
  );
}

function create({ tag, attributes, children }: Markup): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => (typeof child === 'string' ? child : create(child))));
  return element;
}
