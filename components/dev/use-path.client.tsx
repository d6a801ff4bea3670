'use client';

import { useSyncExternalStore } from 'react';

/** The address's path, outside Next's router too. */
export function usePath(): string {
  return useSyncExternalStore(follow, () => location.pathname);
}

function follow(onChange: () => void): () => void {
  // Older browsers have no such thing; there the next problem is the occasion to look.
  window.navigation?.addEventListener('currententrychange', onChange);
  return () => window.navigation?.removeEventListener('currententrychange', onChange);
}
