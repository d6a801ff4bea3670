'use client';

import { useId, useSyncExternalStore } from 'react';
import { PROBLEMS } from '@/lib/dev/problems';
import { splitProblems } from '@/lib/dev/split-problems';
import { formatPlace } from '@/lib/errors';
import styles from './problem-panel.module.css';

/**
 * What is wrong with the content, in the terminal's words: all that concerns the page, and which other files have problems. When
 * the module of problems is written anew, React puts the new list in the place of the old one.
 */
export function ProblemPanel() {
  const id = useId();
  // The panel's root is outside Next's router.
  const path = useSyncExternalStore(followPath, () => location.pathname);
  const { here, elsewhere } = splitProblems(PROBLEMS, path);
  const others = PROBLEMS.length - here.length;
  const heading = [
    here.length > 0 && `${count(here.length, 'problem')} on this page`,
    others > 0 && `${here.length > 0 ? others : count(others, 'problem')} elsewhere`,
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
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys have to reach what scrolls */}
            <div className={styles.list} tabIndex={0}>
              <ul>
                {here.map((problem) => (
                  <li key={`${formatPlace(problem)} ${problem.what}`}>
                    <p>
                      <strong data-severity={problem.severity}>{problem.severity}</strong>{' '}
                      <code>{formatPlace(problem)}</code>
                    </p>
                    <p>
                      {problem.what}. {problem.cure}
                    </p>
                  </li>
                ))}
                {elsewhere.map(({ file, count: ofFile, href }) => (
                  <li key={file}>
                    <code>{href ? <a href={href}>{file}</a> : file}</code> {count(ofFile, 'problem')}
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

function followPath(onChange: () => void): () => void {
  // Next changes the address within an effect that allows no updates.
  const onChanged = () => setTimeout(onChange);
  // Older browsers have no such thing; there the next problem is the occasion to look.
  window.navigation?.addEventListener('currententrychange', onChanged);
  return () => window.navigation?.removeEventListener('currententrychange', onChanged);
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

dispatchEvent(new CustomEvent('content-problems', { detail: PROBLEMS.length }));
