'use client';

import { createRoot } from 'react-dom/client';
import { ProblemPanel } from './problem-panel.client';

/** Has the development page say what is wrong with the content. In a root of its own: pages know nothing of it. */
export function showProblems(): void {
  const place = document.createElement('div');
  const put = () => {
    if (!place.isConnected) document.body?.append(place);
  };
  put();
  // For addresses that lead nowhere, and after crashes, Next makes the whole document anew.
  new MutationObserver(put).observe(document, { childList: true, subtree: true });
  createRoot(place).render(<ProblemPanel />);
}
