import type { SearchResult } from '@/lib/search/present-hit';
import { element } from './element';
import { marked } from './marked';

/** What a result shows: title, section path, snippet. */
export function resultContent({ title, path, snippet }: SearchResult): Node[] {
  const steps = path.flatMap((step, index) => (index === 0 ? [marked(step)] : [' › ', marked(step)]));
  return [
    element('span', { 'data-part': 'title' }, marked(title)),
    element('span', { 'data-part': 'path' }, ...steps),
    element('span', { 'data-part': 'snippet' }, marked(snippet)),
  ];
}
