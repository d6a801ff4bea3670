import type { Problem } from '@/lib/errors';
export async function compileMdx(_: object): Promise<{
  compiledSource: string;
  tree: import('hast').Root;
  links: { href: string; line: number; column: number }[];
  problems: Problem[];
  headings: { id: string; depth: number; text: string; line: number }[];
}> {
  return { compiledSource: '', tree: { type: 'root', children: [] }, links: [], problems: [], headings: [] };
}
