'use client';

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Notifies `instrumentation-client.ts` in development that React has hydrated the page, and shows the content problems.
 * They have their own React root, because Fast Refresh doesn't render Next's root again on the not-found page.
 */
export function DevelopmentTools() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
    const container = document.body.appendChild(document.createElement('div'));
    // Loaded on demand, so that the styles of exported pages don't contain its own.
    void import('./problem-panel.client').then(({ ProblemPanel }) => createRoot(container).render(<ProblemPanel />));
    return () => container.remove();
  }, []);
  return null;
}
