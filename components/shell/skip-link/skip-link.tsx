import styles from './skip-link.module.css';

/** A link to the main content: the first element that Tab reaches, and visible only while focused. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a className={`${styles.link} visually-hidden`} href={`#${target}`} data-noprint="">
      {label}
    </a>
  );
}
