/**
 * The React part of an island. Every `*.island.tsx` imports this module, so the bundler puts it, React and React DOM into one
 * chunk that all islands share.
 */
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FieldValuesContext, readFieldValues } from './field-values';
import { IslandBoundary, type IslandWords } from './island-boundary';
import { saveFocus } from './save-focus';

/** Maps a type to what survives JSON: functions become `never`. */
type JsonSafe<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : { [Key in keyof Value]: JsonSafe<Value[Key]> };

type Component<Props> = (props: Props) => ReactNode;

export interface IslandComponent<Props> {
  Component: Component<Props>;
  /**
   * Replaces the fallback with the component.
   *
   * @param host the `<site-island>` element
   * @returns a function that unmounts the component and restores the fallback
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
  const restoreFocus = saveFocus(host);
  const fallback = [...host.childNodes];
  // A separate container, because in development React has rendered the host and warns about a second root in it.
  const container = document.createElement('div');
  container.className = 'island-root';
  host.replaceChildren(container);
  const root = createRoot(container);
  // Synchronous, so that the browser never paints an empty island.
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
