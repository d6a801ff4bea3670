/** The islands by the names of their files, by which the build finds them. Pages may import only types from here. */
import type { IslandComponent } from './define-island';

export const ISLANDS = {
  'ban-duration': () => import('./ban-duration/ban-duration.island'),
  'compose-builder': () => import('./compose-builder/compose-builder.island'),
  'log-lookup': () => import('./log-lookup/log-lookup.island'),
  'rule-tester': () => import('./rule-tester/rule-tester.island'),
  search: () => import('@/components/search/search.island'),
} satisfies Record<string, () => Promise<{ island: IslandComponent<never> }>>;

export type IslandName = keyof typeof ISLANDS;

export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof ISLANDS)[Name]>> extends { island: IslandComponent<infer Props> } ? Props : never;
