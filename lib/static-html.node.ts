import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';

/** React's own renderer, as Node loads it: what Next compiles into server components throws. */
const { renderToStaticMarkup }: { renderToStaticMarkup: (element: ReactNode) => string } = createRequire(
  path.resolve('package.json'),
)('react-dom/server');

/**
 * What never moves as a string, for `dangerouslySetInnerHTML`. Next writes each element of a page five times: as data for
 * browsers, from that as HTML, and as data once more in parts; a string it only copies.
 *
 * @param element without islands, and with nothing to wait for
 */
export function staticHtml(element: ReactNode): { __html: string } {
  return { __html: renderToStaticMarkup(element) };
}
