/** Keeps an island's state in the fragment of the address (`#compose-builder=…`), which browsers never send to a server. */

/** Returns the link that opens an island of the current page with a state. */
export function stateHref(name: string, state: string): string {
  return `#${name}=${encodeURIComponent(state)}`;
}

/** Whether the address contains a state of the island. */
export function hasStateInAddress(name = ''): boolean {
  return location.hash.startsWith(stateHref(name, ''));
}

/** Returns the state that `writeAddressState` wrote; undefined if it is missing or malformed. */
export function readAddressState(name: string): string | undefined {
  if (!hasStateInAddress(name)) return undefined;
  try {
    return decodeURIComponent(location.hash.slice(stateHref(name, '').length));
  } catch {
    return undefined;
  }
}

/** Calls back when the reader navigates to a state of the island on the same page. Returns how to stop. */
export function followAddressState(name: string, onState: (state: string) => void): () => void {
  const handlePopState = () => {
    const state = readAddressState(name);
    if (state !== undefined) onState(state);
  };
  addEventListener('popstate', handlePopState);
  return () => removeEventListener('popstate', handlePopState);
}

/** Replaces the fragment of the address with the island's state, or removes the fragment if the state is empty. */
export function writeAddressState(name: string, state: string): void {
  if (state === '' && !hasStateInAddress(name)) return;
  // `encodeURIComponent` throws on lone surrogates.
  const fragment = state === '' ? '' : stateHref(name, state.replace(/\p{Surrogate}/gu, '\uFFFD'));
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
  } catch {
    // Safari allows 100 changes in 30 seconds. A later change writes the latest state.
  }
}
