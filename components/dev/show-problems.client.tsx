'use client';

import { createRoot, type Root } from 'react-dom/client';

/**
 * Has the development page say what is wrong with the content. In a root of its own, of which pages know nothing, and which is
 * made when there is something to say: beside another root React doesn't recover from a crash when a reader tries again.
 */
export function showProblems(): void {
  const place = document.createElement('div');
  let root: Root | undefined;
  const put = () => {
    if (!place.isConnected) document.body?.append(place);
  };
  // The panel's module is evaluated with each change of the problems, and tells so.
  addEventListener('content-problems', async (event) => {
    if (root || !(event instanceof CustomEvent) || event.detail === 0) return;
    const { ProblemPanel } = await import('./problem-panel.client');
    if (root) return;
    put();
    // For addresses that lead nowhere, and after crashes, Next makes the whole document anew.
    new MutationObserver(put).observe(document, { childList: true, subtree: true });
    root = createRoot(place);
    root.render(<ProblemPanel />);
  });
  void import('./problem-panel.client');
}
