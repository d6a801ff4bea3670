/**
 * Next ignores history entries that lack its state, and the browser makes such entries for sections: the way back from
 * another page to a section would change the address and nothing else. So each of them gets the state of the page it
 * belongs to.
 *
 * @returns what undoes it
 */
export function keepRouterState(): () => void {
  const abort = new AbortController();
  let state: unknown = history.state;
  const remember = () => {
    state = history.state ?? state;
  };
  // Before anything that leads away: what is in the entry then is the open page's.
  document.addEventListener('click', remember, { capture: true, signal: abort.signal });
  addEventListener(
    'hashchange',
    () => {
      if (history.state === null) history.replaceState(state, '');
      else remember();
    },
    { signal: abort.signal },
  );
  return () => abort.abort();
}
