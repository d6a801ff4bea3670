import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';

/** React's own renderer, as Node loads it: what Next compiles into server components throws. */
const { renderToStaticMarkup }: { renderToStaticMarkup: (element: ReactNode) => string } = createRequire(
  path.resolve('package.json'),
)('react-dom/server');

interface StaticHtml {
  dangerouslySetInnerHTML: { __html: string };
  /** Scripts of the page and readers (folding, copying) change it before React compares it. */
  suppressHydrationWarning: true;
}

/**
 * What never moves as a string: the properties of the element that holds it. Next writes each element of a page five times:
 * as data for browsers, from that as HTML, and as data once more in parts; a string it only copies.
 */
export function staticHtml(element: ReactNode): StaticHtml {
  return { dangerouslySetInnerHTML: { __html: renderToStaticMarkup(element) }, suppressHydrationWarning: true };
}
