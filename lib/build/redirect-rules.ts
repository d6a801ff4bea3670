import type { Redirects } from '@/lib/content/schema';
import { resolveRedirect } from '@/lib/links/resolve-redirect';
import { encodeRoute, withBasePath } from '@/lib/paths';

export interface RedirectRule {
  /** Encoded, with base path. */
  from: string;
  /** Likewise, with the section. */
  to: string;
}

/** What `content/redirects.json` says of pages, each straight to its end. */
export function redirectRules({ pages }: Redirects): RedirectRule[] {
  return Object.keys(pages).flatMap((from) => {
    const end = resolveRedirect(pages, from);
    if (end === 'loop') return [];
    const section = end.anchor === undefined ? '' : `#${encodeURIComponent(end.anchor)}`;
    return { from: withBasePath(encodeRoute(from)), to: `${withBasePath(encodeRoute(end.path))}${section}` };
  });
}
