import type { Element, ElementContent, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { phrasing } from 'hast-util-phrasing';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SETTING_DEPTH } from '../files';

export interface SearchSection {
  /** Anchor of the heading or of the row of a setting; null before the first heading. */
  id: string | null;
  /** The heading, or the name of the setting; empty before the first heading. */
  heading: string;
  /** Level of the heading, 2 to 6; 1 before the first heading, and `SETTING_DEPTH` for a setting. */
  depth: number;
  blocks: SearchBlock[];
  /** Questions of readers, in their own words, that this section answers. */
  asks?: readonly string[] | undefined;
}

export interface SearchBlock {
  /** `key` is the label of a control in the WebUI that a table row explains, `header` the column headings of a table. */
  kind: 'text' | 'code' | 'table' | 'key' | 'header';
  text: string;
}

const SETTING_ANCHOR = /^config-/;

/**
 * Splits a page into sections. A section begins at each heading, and at each row of a table of settings, so that a
 * result for a setting opens at its definition.
 *
 * @param tree from `toPlainHtml`
 */
export function collectSections(tree: Root): SearchSection[] {
  let section: SearchSection = { id: null, heading: '', depth: 1, blocks: [] };
  const sections = [section];
  let paragraph = '';
  const push = (kind: SearchBlock['kind'], text: string) => {
    const trimmed = text.trim();
    if (trimmed !== '') section.blocks.push({ kind, text: trimmed });
  };
  const flush = () => {
    push('text', paragraph);
    paragraph = '';
  };
  const beginSection = (id: string | null, heading: string, depth: number) => {
    section = { id, heading, depth, blocks: [] };
    sections.push(section);
  };
  const visitTable = (table: Element) => {
    const sectionBefore = section;
    for (const row of selectAll('tr', table)) {
      const anchor = String(row.properties.id ?? '');
      const isSetting = SETTING_ANCHOR.test(anchor);
      if (isSetting) beginSection(anchor, anchor.replace(SETTING_ANCHOR, ''), SETTING_DEPTH);
      const cells = selectAll('th, td', row);
      const [name, ...rest] = cells;
      const isNamed = name !== undefined && rest.length > 0 && isStrong(name);
      if (isNamed) push('key', `${textOf(name)} ·`);
      const isHeader = cells.every(({ tagName }) => tagName === 'th');
      push(isHeader ? 'header' : 'table', (isNamed || isSetting ? rest : cells).map(textOf).join(' · '));
    }
    section = sectionBefore;
  };
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type === 'text') paragraph += node.value;
    if (node.type !== 'element') return;
    if (phrasing(node)) {
      if (node.tagName === 'br') paragraph += ' ';
      node.children.forEach(visit);
      return;
    }
    flush();
    const depth = headingRank(node);
    if (depth !== undefined) beginSection(String(node.properties.id ?? '') || null, textOf(node).trim(), depth);
    else if (node.tagName === 'pre') {
      push('text', String(node.properties.dataTitle ?? ''));
      push('code', textOf(node));
    } else if (node.tagName === 'table') visitTable(node);
    else node.children.forEach(visit);
    flush();
  };
  tree.children.forEach(visit);
  flush();
  // A heading alone answers nothing unless it groups other sections.
  return sections.filter(
    ({ depth, blocks }, index) => index === 0 || blocks.length > 0 || (sections[index + 1]?.depth ?? 0) > depth,
  );
}

/** Whether the cell has only bold text, and so is the name of a control that its row explains. */
function isStrong({ children }: Element): boolean {
  const visible = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return visible.length === 1 && visible[0]?.type === 'element' && visible[0].tagName === 'strong';
}
