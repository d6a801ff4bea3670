import { useId } from 'react';
import { type PageProblem, PROBLEMS } from '@/lib/dev/problems';
import { formatPlace, pluralize } from '@/lib/errors';
import { decodeLeniently } from '@/lib/paths';
import styles from './problem-panel.module.css';

/**
 * A panel with the content problems that the terminal shows: those of the current page in full, and the files of the
 * others. When the module `problems` is rewritten, Fast Refresh renders the panel with the new list.
 */
export function ProblemPanel() {
  const id = useId();
  const page = decodeLeniently(location.pathname);
  const isHere = ({ pages }: PageProblem) => pages.some((href) => decodeLeniently(href) === page);
  const here = PROBLEMS.filter(isHere);
  const elsewhere = PROBLEMS.filter((problem) => !isHere(problem));
  const pageByFile = new Map(elsewhere.map(({ file, pages: [href] }) => [file, href]));
  const heading = [
    here.length > 0 && `${pluralize(here.length, 'problem')} on this page`,
    elsewhere.length > 0 && `${pluralize(elsewhere.length, 'problem')} elsewhere`,
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
            <ul className={styles.list} tabIndex={0}>
              {here.map((problem) => (
                <li key={`${formatPlace(problem)} ${problem.message}`}>
                  <p>
                    <strong>{problem.severity}</strong> <code>{formatPlace(problem)}</code>
                  </p>
                  <p>
                    {problem.message}. {problem.fix}
                  </p>
                </li>
              ))}
              {[...pageByFile].map(([file, href]) => (
                <li key={file}>
                  <code>{href ? <a href={href}>{file}</a> : file}</code>
                </li>
              ))}
            </ul>
          </details>
        </section>
      )}
    </div>
  );
}

dispatchEvent(new CustomEvent('content-problems', { detail: PROBLEMS.length }));
