import type { Root } from 'hast';
import { walkElements } from '@/lib/mdx/walk-elements';

/** Every id in a compiled text: whatever a link can lead to. */
export function collectIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}
