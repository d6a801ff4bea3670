/** An island's state in the address's fragment, `#compose-builder=…`, which browsers send nowhere. */

const prefixOf = (name: string) => `#${name}=`;

/** The address that opens an island of the page with a state. */
export function stateHref(name: string, state: string): string {
  return prefixOf(name) + encodeURIComponent(state);
}

/** Whether the address has a state of an island. */
export function hasStateInAddress(name = ''): boolean {
  return location.hash.startsWith(prefixOf(name));
}

/** @returns what `writeAddressState` wrote; undefined when the address has no state of the island, or a damaged one */
export function readAddressState(name: string): string | undefined {
  if (!hasStateInAddress(name)) return undefined;
  try {
    return decodeURIComponent(location.hash.slice(prefixOf(name).length));
  } catch {
    return undefined;
  }
}

/**
 * Calls back with the state when the reader goes to an address of the page that has one: by a link, by hand, back or forward.
 *
 * @returns stops it
 */
export function followAddressState(name: string, onState: (state: string) => void): () => void {
  const follow = () => {
    const state = readAddressState(name);
    if (state !== undefined) onState(state);
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

/** Puts an island's state into the address, in the place of its fragment. An empty one is removed. */
export function writeAddressState(name: string, state: string): void {
  if (state === '' && !hasStateInAddress(name)) return;
  // Half a character can't be encoded.
  const fragment = state === '' ? '' : stateHref(name, state.replace(/\p{Surrogate}/gu, '\uFFFD'));
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
  } catch {
    // Safari allows 100 changes in 30 seconds; the next one catches up.
  }
}
