import type { MDXComponents } from 'mdx/types';
import { MDXRemote } from 'next-mdx-remote';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the HTML of a compiled page, as `Article` renders it. */
export function renderMdx(compiledSource: string, components: MDXComponents): string {
  return renderToStaticMarkup(createElement(MDXRemote, { compiledSource, components, frontmatter: {}, scope: {} }));
}
