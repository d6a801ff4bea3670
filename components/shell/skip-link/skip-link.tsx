import styles from './skip-link.module.css';

/** The first thing that Tab reaches; seen only then. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a className={`${styles.link} visually-hidden`} href={`#${target}`} data-noprint="">
      {label}
    </a>
  );
}
