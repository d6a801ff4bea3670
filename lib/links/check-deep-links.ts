import type { DeepLinks, Redirects } from '@/lib/content/schema';
import type { Problem } from '@/lib/errors';
import { type Addresses, findLack } from './find-lack';
import { resolveRedirect } from './resolve-redirect';

/** Errors for addresses that the tool opens and that lead nowhere, neither directly nor by redirect. */
export function checkDeepLinks(links: DeepLinks, { pages }: Redirects, addresses: Addresses): Problem[] {
  return links.flatMap(({ path, anchor, from }): Problem[] => {
    const end = resolveRedirect(pages, path);
    if (end === 'loop') return [];
    const lack = findLack({ path: end.path, anchor: anchor ?? end.anchor }, addresses);
    if (!lack) return [];
    const address = anchor === null ? path : `${path}#${anchor}`;
    const what = `the tool opens ${address}, and ${lack.what} (${from})`;
    return [
      {
        severity: 'error',
        file: 'content/deep-links.json',
        what,
        cure: `${lack.cure} Or lead it there in content/redirects.json.`,
      },
    ];
  });
}
