'use client';

import { useSyncExternalStore } from 'react';

/** The address's path, outside Next's router too. */
export function usePath(): string {
  return useSyncExternalStore(follow, () => location.pathname);
}

function follow(onChange: () => void): () => void {
  // Next changes the address within an effect that allows no updates.
  const onChanged = () => setTimeout(onChange);
  // Older browsers have no such thing; there the next problem is the occasion to look.
  window.navigation?.addEventListener('currententrychange', onChanged);
  return () => window.navigation?.removeEventListener('currententrychange', onChanged);
}
