import { errorAt, type Problem } from '@/lib/errors';
import { didYouMean } from '@/lib/nearest';
import { REDIRECTS_FILE, resolveRedirect } from '../redirects';
import type { DeepLinks, Redirects } from '../schema';

/** Errors for redirects that are circular, lead nowhere, or replace an existing page. */
export function checkRedirects({ pages, anchors }: Redirects, addresses: Addresses): Problem[] {
  const error = (what: string, cure: string) => errorAt(REDIRECTS_FILE, what, cure);
  const moved = Object.keys(pages).flatMap((from): Problem[] => {
    if (addresses.has(from)) return [error(`"${from}" is a page itself`, 'Remove the redirect or the page.')];
    const end = resolveRedirect(pages, from);
    if (end === 'loop')
      return [error(`the redirect from "${from}" leads in a circle`, 'Name the page it should end at.')];
    const lack = findLack(end, addresses);
    return lack ? [error(`the redirect from "${from}" leads nowhere: ${lack.what}`, lack.cure)] : [];
  });
  const renamed = Object.entries(anchors).flatMap(([address, ids]) => {
    const page = addresses.get(address);
    if (!page) {
      const cure = didYouMean(address, addresses.keys(), 'Remove the entry.');
      return [error(`there is no page "${address}" with sections`, cure)];
    }
    return Object.entries(ids).flatMap(([old, id]): Problem[] => {
      if (page.sections.has(old)) {
        return [error(`"${old}" is still a section of ${address}`, 'Remove the entry, or rename the section.')];
      }
      if (!page.sections.has(id)) {
        const cure = didYouMean(id, page.sections, 'Look up the heading’s {#id} on that page.');
        return [error(`${address} has no section "${id}", to which "${old}" should lead`, cure)];
      }
      if (page.ids.has(old)) return [];
      const cure = 'Add the old id to the original’s entry; this page has no text of its own.';
      return [error(`"${old}" does not work on ${address}`, cure)];
    });
  });
  return [...moved, ...renamed];
}

export interface AddressedPage {
  /** Every id in the page, those of old links included. */
  ids: ReadonlySet<string>;
  /** Ids of its headings today. */
  sections: ReadonlySet<string>;
}

/** Every address of the site, with the language's prefix; null for pages without a text, such as lists. */
export type Addresses = ReadonlyMap<string, AddressedPage | null>;

/** What is missing at an address: the page, or its section; undefined when nothing is. */
export function findLack(
  { path, anchor }: { path: string; anchor: string | undefined },
  addresses: Addresses,
): { what: string; cure: string } | undefined {
  const page = addresses.get(path);
  if (page === undefined) {
    return { what: `there is no page "${path}"`, cure: didYouMean(path, addresses.keys(), 'Check the address.') };
  }
  if (anchor === undefined || page?.ids.has(anchor)) return undefined;
  const cure = didYouMean(anchor, page?.ids ?? [], 'Look up the heading’s {#id} on that page.');
  return { what: `${path} has no section "${anchor}"`, cure };
}

/** Errors for addresses that the tool opens and that lead nowhere, neither directly nor by redirect. */
export function checkDeepLinks(links: DeepLinks, { pages }: Redirects, addresses: Addresses): Problem[] {
  return links.flatMap(({ path, anchor, from }): Problem[] => {
    const end = resolveRedirect(pages, path);
    if (end === 'loop') return [];
    const lack = findLack({ path: end.path, anchor: anchor ?? end.anchor }, addresses);
    if (!lack) return [];
    const address = anchor === null ? path : `${path}#${anchor}`;
    const what = `the tool opens ${address}, and ${lack.what} (${from})`;
    return [errorAt('content/deep-links.json', what, `${lack.cure} Or lead it there in ${REDIRECTS_FILE}.`)];
  });
}
