import type { Element, ElementContent, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { SearchBlock, SearchSection } from '../documents';

/** Elements within a sentence; everything else begins a new block. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'Kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);
/** Properties of components that readers see. */
const SHOWN = ['title', 'label', 'summary', 'caption', 'dataTitle'] as const;
const SETTING = /^config-/;

type Building = { -readonly [K in keyof SearchSection]: SearchSection[K] } & { blocks: SearchBlock[] };

/**
 * A compiled page as search knows it. Each heading begins a section, with the anchor that is rendered; so does each row of a
 * table of settings, so that a setting is found where it is defined.
 */
export function collectSections(tree: Root): SearchSection[] {
  const sections: Building[] = [{ id: null, heading: '', depth: 1, blocks: [] }];
  let sentence = '';
  const current = () => sections.at(-1) ?? { id: null, heading: '', depth: 1, blocks: [] };
  const push = (kind: SearchBlock['kind'], text: string) => {
    const plain = text.trim();
    if (plain !== '') current().blocks.push({ kind, text: plain });
  };
  const flush = () => {
    push('text', sentence);
    sentence = '';
  };
  const begin = (id: string | null, heading: string, depth: number) => {
    flush();
    sections.push({ id, heading, depth, blocks: [] });
  };
  const visitTable = (table: Element) => {
    const { id, depth } = current();
    let inRow = false;
    for (const row of rowsOf(table)) {
      const anchor = String(row.properties.id ?? '');
      if (SETTING.test(anchor)) {
        begin(anchor, '', 6);
        push('key', anchor.replace(SETTING, ''));
        inRow = true;
      }
      const cells = cellsOf(row);
      const [name, ...rest] = cells;
      const isNamed = name !== undefined && rest.length > 0 && isStrong(name);
      if (isNamed) push('key', `${textOf(name)} ·`);
      push('table', (isNamed ? rest : cells).map(textOf).join(' · '));
    }
    if (inRow) begin(id, '', depth);
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
    else if (node.tagName === 'svg') push('table', labelsOf(node));
    else if (node.tagName === 'table') visitTable(node);
    else node.children.forEach(visit);
    flush();
  };
  tree.children.forEach(visit);
  flush();
  return sections.filter((section, index) => index === 0 || section.heading !== '' || section.blocks.length > 0);
}

/** A drawing's description and the words in it. */
function labelsOf(svg: Element): string {
  const labels: string[] = [String(svg.properties.ariaLabel ?? '')];
  const visit = (node: ElementContent) => {
    if (node.type !== 'element') return;
    if (node.tagName === 'text') labels.push(textOf(node));
    else node.children.forEach(visit);
  };
  svg.children.forEach(visit);
  return labels.join(' ');
}

/** Whether a cell is one bold text: the name of what its row explains. */
function isStrong({ children }: Element): boolean {
  const said = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return said.length === 1 && said[0]?.type === 'element' && said[0].tagName === 'strong';
}

function rowsOf(node: Element): Element[] {
  return elementsOf(node).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));
}

function cellsOf(row: Element): Element[] {
  return elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
}

function elementsOf(node: Element): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element');
}
