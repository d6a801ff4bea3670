import { squeeze } from './normalize';

interface Names {
  title: string;
  sidebar_label?: string | undefined;
  keywords?: readonly string[] | undefined;
}

/** A page's keywords for searching: the name that the sidebar has for it, which is looked for like a title, too; each once. */
export function keywordsOf({ title, sidebar_label: label = title, keywords = [] }: Names): string[] {
  const said = new Map([label, ...keywords].map((keyword) => [squeeze(keyword), keyword]));
  said.delete(squeeze(title));
  return [...said.values()];
}
