import type { ReactNode } from 'react';

/** Links to questions that another doc answers. */
export function Questions({ children }: { children?: ReactNode }) {
  return <site-questions>{children}</site-questions>;
}
