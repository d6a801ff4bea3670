import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/paths';

interface DocLinkProps extends ComponentProps<'a'> {
  /** A path of this site: locale prefix and encoding, no base path; what `routeToPath` returns. */
  href: string;
}

/**
 * A link to a page of this site. Plain HTML: `follow-links.ts` of the layout takes the clicks of all links in one place,
 * those of articles and of the sidebar's copy in the mobile menu included, and fetches pages ahead on intent.
 */
export function DocLink({ href, ...props }: DocLinkProps) {
  return <a {...props} href={withBasePath(href)} />;
}
