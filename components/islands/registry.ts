/**
 * The islands: React components that run in the browser. A name is the file's, `rule-tester` for `rule-tester.island.tsx`, since
 * the build finds the files of an island by it. Type-only imports of this module cost a page nothing.
 */
import type { IslandComponent } from './define-island';

export const ISLANDS = {
  'ban-duration': () => import('./ban-duration/ban-duration.island'),
  'compose-builder': () => import('./compose-builder/compose-builder.island'),
  'log-lookup': () => import('./log-lookup/log-lookup.island'),
  'rule-tester': () => import('./rule-tester/rule-tester.island'),
  search: () => import('@/components/search/search.island'),
} satisfies Record<string, () => Promise<{ island: IslandComponent<never> }>>;

export type IslandName = keyof typeof ISLANDS;

/** What an island's component takes, as its server half must pass it. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof ISLANDS)[Name]>> extends { island: IslandComponent<infer Props> } ? Props : never;
