import { createRoot, type Root } from 'react-dom/client';

/**
 * Shows the content problems in development, in their own React root, because Fast Refresh doesn't render Next's root
 * again on the not-found page. The root is created for the first problem, with which it is rendered.
 */
export function showProblems(): void {
  const container = document.createElement('div');
  let root: Root | undefined;
  const attach = () => {
    if (!container.isConnected) document.body?.append(container);
  };
  // The panel's module dispatches the event whenever it is evaluated, which is after each change of the problems.
  addEventListener('content-problems', async (event) => {
    if (root || !(event instanceof CustomEvent) || event.detail === 0) return;
    const { ProblemPanel } = await import('./problem-panel.client');
    if (root) return;
    attach();
    // Next replaces the whole document for unknown addresses.
    new MutationObserver(attach).observe(document, { childList: true, subtree: true });
    root = createRoot(container);
    root.render(<ProblemPanel />);
  });
  void import('./problem-panel.client');
}
