import { SITE } from './site';

/** Returns the address of a new issue in the repository of the docs, filled in with a title and a text. */
export function issueUrl(title: string, text: string): string {
  // Unlike `encodeURIComponent`, this accepts lone surrogates, which a search may contain.
  return `${SITE.issueUrl}?${new URLSearchParams({ title, body: text })}`;
}
