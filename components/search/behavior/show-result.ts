import type { SearchResult } from '@/lib/search/present-hit';
import type { MarkedText } from '@/lib/search/snippet';
import { element } from './element';
import { showMarked } from './show-marked';

const PARTS = ['title', 'path', 'snippet'] as const;

/** What a result shows: title, section path, snippet; in place of what its link showed before. */
export function showResult(link: HTMLAnchorElement, href: string, { title, path, snippet }: SearchResult): void {
  if (link.childElementCount === 0) link.append(...PARTS.map((part) => element('span', { 'data-part': part })));
  if (link.getAttribute('href') !== href) link.href = href;
  [title, joined(path), snippet].forEach((text, index) => {
    const part = link.children[index];
    if (part) showMarked(part, text);
  });
}

function joined(steps: readonly MarkedText[]): MarkedText {
  let text = '';
  const marks = steps.flatMap((step, index) => {
    if (index > 0) text += ' › ';
    const { length } = text;
    text += step.text;
    return step.marks.map(({ start, end }) => ({ start: start + length, end: end + length }));
  });
  return { text, marks };
}
