import type { Root } from 'hast';
import { walkElements } from './walk-elements';

/** How many elements a tree has of each name. */
export function countElements(tree: Root): Record<string, number> {
  const counts = new Map<string, number>();
  walkElements(tree, ({ tagName }) => counts.set(tagName, (counts.get(tagName) ?? 0) + 1));
  return Object.fromEntries(counts);
}
