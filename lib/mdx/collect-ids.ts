import type { Root } from 'hast';
import { walkElements } from './walk-elements';

/** Every id in a compiled text, once: whatever a link can lead to. */
export function collectIds(tree: Root): string[] {
  const ids = new Set<string>();
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return [...ids];
}
