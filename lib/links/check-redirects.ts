import type { Redirects } from '@/lib/content/schema';
import type { Problem } from '@/lib/errors';
import { didYouMean } from '@/lib/nearest';
import { type Addresses, findLack } from './find-lack';
import { resolveRedirect } from './resolve-redirect';

const FILE = 'content/redirects.json';

/** Errors for redirects that go in circles, lead nowhere, or stand in a page's place. */
export function checkRedirects({ pages, anchors }: Redirects, addresses: Addresses): Problem[] {
  const error = (what: string, cure: string): Problem => ({ severity: 'error', file: FILE, what, cure });
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
    if (!page)
      return [
        error(
          `there is no page "${address}" with sections`,
          didYouMean(address, addresses.keys(), 'Remove the entry.'),
        ),
      ];
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
