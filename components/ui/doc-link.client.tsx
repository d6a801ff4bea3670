'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';

/** The site's only link for pages of its own. Nothing is fetched before the reader shows intent. */
export function DocLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
