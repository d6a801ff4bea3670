import type { Root } from 'hast';

/** A copy without positions and plugin data, which is what goes to disk and to everyone who reads trees. */
export function plainTree(tree: Root): Root {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'position' || key === 'data' ? undefined : value)),
  );
}
