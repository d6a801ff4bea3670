import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/paths';

interface DocLinkProps extends ComponentProps<'a'> {
  /** A path of this site: locale prefix and encoding, no base path; what `routeToPath` returns. */
  href: string;
}

/** A link to a page of this site. Plain HTML: `components/navigation` follows and prefetches all links in one place. */
export function DocLink({ href, ...props }: DocLinkProps) {
  return <a {...props} href={withBasePath(href)} />;
}
