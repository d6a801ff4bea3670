/** Kinds of admonitions, from the mildest to the gravest. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

export function isAdmonitionKind(name: unknown): name is AdmonitionKind {
  return ADMONITION_KINDS.some((kind) => kind === name);
}
