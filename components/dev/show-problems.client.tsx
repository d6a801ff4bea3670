'use client';

import { createRoot } from 'react-dom/client';
import { ProblemPanel } from './problem-panel.client';

/** Has the development page say what is wrong with the content. In a root of its own: pages know nothing of it. */
export function showProblems(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ProblemPanel />);
}
