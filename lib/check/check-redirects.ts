import { REDIRECTS_FILE, resolveRedirect } from '@/lib/content/redirects';
import type { DeepLinks, Redirects } from '@/lib/content/schema';
import { errorAt, type Problem } from '@/lib/errors';
import { didYouMean } from '@/lib/nearest';

export const DEEP_LINKS_FILE = 'content/deep-links.json';

/** Reports redirects that are circular, have no target, or replace an existing page or section. */
export function checkRedirects({ pages, anchors }: Redirects, addresses: Addresses): Problem[] {
  const error = (message: string, fix: string) => errorAt(REDIRECTS_FILE, message, fix);
  const moved = Object.keys(pages).flatMap((from): Problem[] => {
    if (addresses.has(from)) return [error(`"${from}" is a page itself`, 'Remove the redirect or the page.')];
    const end = resolveRedirect(pages, from);
    if (end === 'loop')
      return [error(`the redirect from "${from}" is circular`, 'Redirect it to the page where it should end.')];
    const missing = findMissingTarget(end, addresses);
    return missing ? [error(`the redirect from "${from}" leads nowhere: ${missing.message}`, missing.fix)] : [];
  });
  const renamed = Object.entries(anchors).flatMap(([address, ids]) => {
    const page = addresses.get(address);
    if (!page) {
      const fix = didYouMean(address, addresses.keys(), 'Remove the entry.');
      return [error(`there is no page "${address}" with sections`, fix)];
    }
    return Object.entries(ids).flatMap(([old, id]): Problem[] => {
      if (page.sections.has(old)) {
        return [error(`"${old}" is still a section of ${address}`, 'Remove the entry, or rename the section.')];
      }
      if (!page.ids.has(id)) {
        const fix = didYouMean(id, page.ids, 'Look up the heading’s {#id} on that page.');
        return [error(`${address} has no section "${id}", the target of "${old}"`, fix)];
      }
      if (page.ids.has(old)) return [];
      const fix = 'Add the old id to the entry of the original, whose text this page shows.';
      return [error(`"${old}" does not work on ${address}`, fix)];
    });
  });
  return [...moved, ...renamed];
}

export interface AddressedPage {
  /** All element ids on the page, including the aliases for old links. */
  ids: ReadonlySet<string>;
  sections: ReadonlySet<string>;
}

/** Every address of the site, with its locale prefix; null for generated pages such as lists. */
export type Addresses = ReadonlyMap<string, AddressedPage | null>;

/** Describes the page or section that is missing at an address. Returns undefined when the address exists. */
function findMissingTarget(
  { path, anchor }: { path: string; anchor: string | undefined },
  addresses: Addresses,
): { message: string; fix: string } | undefined {
  const page = addresses.get(path);
  if (page === undefined) {
    return { message: `there is no page "${path}"`, fix: didYouMean(path, addresses.keys(), 'Check the address.') };
  }
  if (anchor === undefined || page?.ids.has(anchor)) return undefined;
  const fix = didYouMean(anchor, page?.ids ?? [], 'Look up the heading’s {#id} on that page.');
  return { message: `${path} has no section "${anchor}"`, fix };
}

/** Reports addresses that the tool opens and that exist neither as a page nor as a redirect. */
export function checkDeepLinks(links: DeepLinks, { pages }: Redirects, addresses: Addresses): Problem[] {
  return links.flatMap(({ path, anchor, from }): Problem[] => {
    const end = resolveRedirect(pages, path);
    if (end === 'loop') return [];
    const missing = findMissingTarget({ path: end.path, anchor: anchor ?? end.anchor }, addresses);
    if (!missing) return [];
    const address = anchor === null ? path : `${path}#${anchor}`;
    const message = `the tool opens ${address} (${from}), but ${missing.message}`;
    return [errorAt(DEEP_LINKS_FILE, message, `${missing.fix} Or add a redirect in ${REDIRECTS_FILE}.`)];
  });
}
