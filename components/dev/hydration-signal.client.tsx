'use client';

import { useEffect } from 'react';

/** Notifies `instrumentation-client.ts` in development that React has hydrated the page. */
export function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
