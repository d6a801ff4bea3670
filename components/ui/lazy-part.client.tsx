'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isChunkGone } from './chunk-error';
import styles from './lazy-part.module.css';
import { reloadOnce } from './reload-once';

interface LazyPartProps<T> {
  /** Fetches the part; called again for each try. */
  load: () => Promise<T>;
  render: (part: T) => ReactNode;
  /** Shown while loading takes longer than 200 ms. */
  loading?: ReactNode;
  retryLabel: string;
}

type State<T> =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready'; part: T }
  | { status: 'failed'; message: string };

const DELAY_MS = 200;

/**
 * A part of a page that is fetched when it is needed; when that fails, the error's text and a way to try again.
 *
 * `import()` keeps a failed module for good in browsers, but Turbopack loads chunks by script elements and forgets those
 * that failed, so another call of `load` really asks the network again. A script that a new deployment has taken away comes
 * with one full load of the page.
 */
export function LazyPart<T>({ load, render, loading = null, retryLabel }: LazyPartProps<T>) {
  const [state, setState] = useState<State<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time; `attempt` is what counts
  useEffect(() => {
    let gone = false;
    const settle = (next: State<T>) => {
      clearTimeout(timer);
      if (!gone) setState(next);
    };
    const timer = setTimeout(() => settle({ status: 'slow' }), DELAY_MS);
    load().then(
      (part) => settle({ status: 'ready', part }),
      async (error: unknown) => {
        settle({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
        if (await isChunkGone(error)) reloadOnce();
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [attempt]);

  if (state.status === 'ready') return render(state.part);
  if (state.status === 'slow') return loading;
  if (state.status === 'loading') return null;
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.failed} role="alert">
      <p>{state.message}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {retryLabel}
      </button>
    </div>
  );
}
