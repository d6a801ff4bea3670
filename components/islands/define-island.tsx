/** The React part of an island, with React and React DOM in one chunk, because every `*.island.tsx` imports it. */
import { createContext, type ReactNode, StrictMode, useContext } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Field } from './reload-page';

type Component<Props> = (props: Props) => ReactNode;

export interface IslandComponent<Props> {
  Component: Component<Props>;
  /** Replaces the fallback. Returns how to restore it. A component that throws is removed; `render` renders it again. */
  mount(host: HTMLElement, onCrash?: (render: () => void) => void): () => void;
}

/** Makes a component mountable: `export const island = defineIsland(RuleTester)`. Its props are JSON in the page. */
export function defineIsland<Props extends object>(Component: Component<Props>): IslandComponent<Props> {
  const mount: IslandComponent<Props>['mount'] = (host, onCrash) => {
    const props: Props = JSON.parse(host.dataset.props ?? '{}');
    const values = readFieldValues(host);
    const fallback = [...host.childNodes];
    // A separate container, because in development React has rendered the host and warns about a second root in it.
    const container = document.createElement('div');
    container.className = 'island-root';
    const root = createRoot(container, {
      onUncaughtError: (error) => {
        reportError(error);
        onCrash?.(render);
      },
    });
    const render = () => {
      const restoreFocus = saveFocus(host);
      host.replaceChildren(container);
      // Synchronous, so that the browser never paints an empty island.
      flushSync(() =>
        root.render(
          <StrictMode>
            <FieldValuesContext value={values}>
              <Component {...props} />
            </FieldValuesContext>
          </StrictMode>,
        ),
      );
      restoreFocus();
    };
    render();
    return () => {
      root.unmount();
      host.replaceChildren(...fallback);
    };
  };
  return { Component, mount };
}

/** The values of the fallback's fields and open `details` by `name`, read when the island replaced it. */
const FieldValuesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Returns the value of a field of the fallback: `open` for open details; undefined if it was unchecked or closed. */
export function useFieldValue(name: string): string | undefined {
  return useContext(FieldValuesContext).get(name);
}

function readFieldValues(host: HTMLElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const fields = ':is(input:not([type=checkbox], [type=radio]), :checked, select, textarea)[name]';
  for (const { name, value } of host.querySelectorAll<Field>(fields)) values.set(name, value);
  for (const { name } of host.querySelectorAll<HTMLDetailsElement>('details[name][open]')) values.set(name, 'open');
  return values;
}

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** Returns how to restore the focus and the selection in the field with the same name or the first summary, else in the first control. */
function saveFocus(host: HTMLElement): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !host.contains(active)) return () => {};
  const name = active.getAttribute('name') ?? '';
  const selection = isTextField(active) ? [active.selectionStart, active.selectionEnd] : [];
  return () => {
    const selector = name === '' && active.localName === 'summary' ? 'summary' : `[name="${CSS.escape(name)}"]`;
    const field = host.querySelector<HTMLElement>(selector);
    (field ?? host.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
    const [start = null, end = null] = selection;
    if (isTextField(field) && start !== null) field.setSelectionRange(start, end);
  };
}

function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
