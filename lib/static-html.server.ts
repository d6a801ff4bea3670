import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';

/** React's renderer, loaded by Node.js, because the copy that Next bundles into server components throws. */
const { renderToStaticMarkup }: { renderToStaticMarkup: (element: ReactNode) => string } = createRequire(
  path.resolve('package.json'),
)('react-dom/server');

interface StaticHtml {
  dangerouslySetInnerHTML: { __html: string };
  /** Scripts and readers (by folding or copying) may change the HTML before React hydrates it. */
  suppressHydrationWarning: true;
}

/** Renders content without state to the props of the element that contains it, because Next only copies strings. */
export function staticHtml(element: ReactNode): StaticHtml {
  return { dangerouslySetInnerHTML: { __html: renderToStaticMarkup(element) }, suppressHydrationWarning: true };
}
