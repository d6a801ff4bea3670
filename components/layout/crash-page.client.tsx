'use client';

import { useEffect } from 'react';
import { isChunkError } from '@/components/ui/chunk-error';
import { reloadOnce } from '@/components/ui/reload-once';

interface CrashPageProps {
  error: Error;
  /** Fetches the page's data again and renders it anew. */
  retry: () => void;
}

/**
 * What stands in the place of a page that couldn't be shown. It only ever appears in a browser, so it reads its few words
 * from the body, where the layout has put them, instead of bringing a table of messages along, and its
 * few rules stand in base.css: Next would have every page preload a stylesheet of its own. A script that
 * couldn't be fetched leads to one full load first.
 */
export function CrashPage({ error, retry }: CrashPageProps) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce();
  }, [error]);
  const { crashTitle, crashRetry } = document.body.dataset;
  return (
    <main id="main" data-crash="" tabIndex={-1}>
      <h1>{crashTitle}</h1>
      <button type="button" onClick={() => retry()}>
        {crashRetry}
      </button>
    </main>
  );
}
