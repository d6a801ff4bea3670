import type { Element, ElementContent, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

export interface SearchSection {
  /** The rendered heading's anchor; null before the first heading. */
  id: string | null;
  heading: string;
  /** Of the heading: 2 to 6; 1 for the text before the first one. */
  depth: number;
  blocks: SearchBlock[];
  /** Questions that readers ask and this section answers, in their own words. */
  asks?: readonly string[] | undefined;
}

interface SearchBlock {
  /** `key`: the name of what a row of a table defines, of a setting or as the WebUI has it. */
  kind: 'text' | 'code' | 'table' | 'key';
  text: string;
}

/** Elements within a sentence; everything else begins a new block. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'Kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);
/** Properties of components that readers see. */
const SHOWN = ['title', 'label', 'summary', 'caption', 'dataTitle'] as const;
const SETTING = /^config-/;

/**
 * A compiled page as search knows it. Each heading begins a section, with the anchor that is rendered; so does each row of a
 * table of settings, so that a setting is found where it is defined.
 */
export function collectSections(tree: Root): SearchSection[] {
  let section: SearchSection = { id: null, heading: '', depth: 1, blocks: [] };
  const sections = [section];
  let sentence = '';
  const push = (kind: SearchBlock['kind'], text: string) => {
    const plain = text.trim();
    if (plain !== '') section.blocks.push({ kind, text: plain });
  };
  const flush = () => {
    push('text', sentence);
    sentence = '';
  };
  const begin = (id: string | null, heading: string, depth: number) => {
    section = { id, heading, depth, blocks: [] };
    sections.push(section);
  };
  const visitTable = (table: Element) => {
    const before = section;
    for (const row of selectAll('tr', table)) {
      const anchor = String(row.properties.id ?? '');
      if (SETTING.test(anchor)) {
        begin(anchor, '', 6);
        push('key', anchor.replace(SETTING, ''));
      }
      const cells = selectAll('th, td', row);
      const [name, ...rest] = cells;
      const isNamed = name !== undefined && rest.length > 0 && isStrong(name);
      if (isNamed) push('key', `${textOf(name)} ·`);
      push('table', (isNamed ? rest : cells).map(textOf).join(' · '));
    }
    if (section !== before) begin(before.id, '', before.depth);
  };
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type === 'text') sentence += node.value;
    if (node.type !== 'element' || UNREAD.has(node.tagName)) return;
    if (INLINE.has(node.tagName)) {
      if (node.tagName === 'br') sentence += ' ';
      node.children.forEach(visit);
      return;
    }
    flush();
    const depth = headingRank(node);
    for (const name of SHOWN) if (typeof node.properties[name] === 'string') push('text', node.properties[name]);
    if (depth !== undefined) begin(String(node.properties.id ?? '') || null, textOf(node).trim(), depth);
    else if (node.tagName === 'pre') push('code', textOf(node));
    else if (node.tagName === 'svg')
      push('table', [node.properties.ariaLabel ?? '', ...selectAll('text', node).map(textOf)].join(' '));
    else if (node.tagName === 'table') visitTable(node);
    else node.children.forEach(visit);
    flush();
  };
  tree.children.forEach(visit);
  flush();
  return sections.filter(({ heading, blocks }, index) => index === 0 || heading !== '' || blocks.length > 0);
}

/** Whether a cell is one bold text: the name of what its row explains. */
function isStrong({ children }: Element): boolean {
  const said = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return said.length === 1 && said[0]?.type === 'element' && said[0].tagName === 'strong';
}
