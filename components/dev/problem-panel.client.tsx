'use client';

import { useId, useSyncExternalStore } from 'react';
import { PROBLEMS } from '@/lib/dev/problems';
import { splitProblems } from '@/lib/dev/split-problems';
import { formatPlace, pluralize } from '@/lib/errors';
import styles from './problem-panel.module.css';

/**
 * A panel with the content problems that the terminal shows: those of the current page in full, and the number in each
 * other file. When the module `problems` is rewritten, Fast Refresh renders the panel with the new list.
 */
export function ProblemPanel() {
  const id = useId();
  // The panel has its own React root, where Next's usePathname doesn't work.
  const path = useSyncExternalStore(subscribeToPath, () => location.pathname);
  const { here, elsewhere } = splitProblems(PROBLEMS, path);
  const others = PROBLEMS.length - here.length;
  const heading = [
    here.length > 0 && `${pluralize(here.length, 'problem')} on this page`,
    others > 0 && `${here.length > 0 ? others : pluralize(others, 'problem')} elsewhere`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div lang="en" dir="ltr">
      <p className="visually-hidden" role="status">
        {heading}
      </p>
      {heading !== '' && (
        <section className={styles.panel} aria-labelledby={id} data-noprint="">
          <details open={here.length > 0}>
            <summary>
              <h2 id={id}>{heading}</h2>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the list */}
            <div className={styles.list} tabIndex={0}>
              <ul>
                {here.map((problem) => (
                  <li key={`${formatPlace(problem)} ${problem.message}`}>
                    <p>
                      <strong data-severity={problem.severity}>{problem.severity}</strong>{' '}
                      <code>{formatPlace(problem)}</code>
                    </p>
                    <p>
                      {problem.message}. {problem.fix}
                    </p>
                  </li>
                ))}
                {elsewhere.map(({ file, count, href }) => (
                  <li key={file}>
                    <code>{href ? <a href={href}>{file}</a> : file}</code> {pluralize(count, 'problem')}
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </section>
      )}
    </div>
  );
}

function subscribeToPath(onChange: () => void): () => void {
  // Deferred, because Next changes the address in an effect during which React allows no updates.
  const onEntryChange = () => setTimeout(onChange);
  // Browsers without the Navigation API update the panel with the next change of the problems.
  window.navigation?.addEventListener('currententrychange', onEntryChange);
  return () => window.navigation?.removeEventListener('currententrychange', onEntryChange);
}

dispatchEvent(new CustomEvent('content-problems', { detail: PROBLEMS.length }));
