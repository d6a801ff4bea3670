import type { MDXComponents } from 'mdx/types';
import { type ComponentType, createElement, type ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

/** Compiled pages read it as `arguments[0]`. Pages compiled for development call `jsxDEV`. */
const RUNTIME = {
  Fragment: runtime.Fragment,
  jsx: runtime.jsx,
  jsxs: runtime.jsxs,
  jsxDEV: (type: Parameters<typeof runtime.jsx>[0], props: unknown, key: string | undefined, isStatic: boolean) =>
    (isStatic ? runtime.jsxs : runtime.jsx)(type, props, key),
};

/**
 * Returns the element of a compiled page. Rendering it throws when the page uses a component that `components` lacks.
 * next-mdx-remote/rsc compiles and evaluates in one call, so it can't evaluate a cached source.
 */
export function evaluateMdx(compiledSource: string, components: MDXComponents): ReactElement {
  const evaluate: unknown = Reflect.construct(Function, ['opts', compiledSource]);
  const page: unknown = typeof evaluate === 'function' ? evaluate(RUNTIME) : undefined;
  if (!isPage(page)) throw new Error('The compiled source of a page has no default export.');
  return createElement(page.default, { components });
}

function isPage(value: unknown): value is { default: ComponentType<{ components: MDXComponents }> } {
  return typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';
}
