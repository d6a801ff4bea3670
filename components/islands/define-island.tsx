/**
 * React's half of an island. Every `*.island.tsx` imports this module, so the bundler puts it, React and React DOM into one
 * chunk that all islands share.
 */
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FieldValuesContext, readFieldValues } from './field-values';
import { IslandBoundary, type IslandWords } from './island-boundary';
import { keepFocus } from './keep-focus';

/** The same type without what JSON would lose on the way to the browser. */
type JsonSafe<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : { [Key in keyof Value]: JsonSafe<Value[Key]> };

type Component<Props> = (props: Props) => ReactNode;

export interface IslandComponent<Props> {
  Component: Component<Props>;
  /**
   * Renders the component in the place of the fallback.
   *
   * @param host a `<site-island>`
   * @returns what removes the component and puts the fallback back
   */
  mount(host: HTMLElement): () => void;
}

/** Makes a component mountable: `export const island = defineIsland(RuleTester)`. Its props must survive JSON. */
export function defineIsland<Props extends object>(
  Component: Component<Props>,
  ..._: Props extends JsonSafe<Props> ? [] : ['The props of an island must survive JSON: no functions, maps or dates.']
): IslandComponent<Props> {
  return { Component, mount: (host) => mount(host, Component) };
}

function mount<Props extends object>(host: HTMLElement, Component: Component<Props>): () => void {
  const props: Props = JSON.parse(host.dataset.props ?? '{}');
  const words: IslandWords = JSON.parse(host.dataset.words ?? '{}');
  const values = readFieldValues(host);
  const restoreFocus = keepFocus(host);
  const fallback = [...host.childNodes];
  // In development, React has rendered the host and warns about a second root in an element of its own.
  const container = document.createElement('div');
  container.className = 'island-root';
  host.replaceChildren(container);
  const root = createRoot(container);
  // At once: the browser must not paint an island that is neither the fallback nor the component.
  flushSync(() =>
    root.render(
      <StrictMode>
        <IslandBoundary words={words}>
          <FieldValuesContext value={values}>
            <Component {...props} />
          </FieldValuesContext>
        </IslandBoundary>
      </StrictMode>,
    ),
  );
  restoreFocus();
  return () => {
    root.unmount();
    host.replaceChildren(...fallback);
  };
}
