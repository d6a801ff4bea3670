import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/paths';

interface DocLinkProps extends ComponentProps<'a'> {
  /** A path from `routeToPath`: encoded, with the locale prefix, without the base path. */
  href: string;
}

/** A link to a page of this site. A plain `a` element, since `components/navigation` handles clicks and prefetching. */
export function DocLink({ href, ...props }: DocLinkProps) {
  return <a {...props} href={withBasePath(href)} />;
}
