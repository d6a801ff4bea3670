/** What PeerBanHelper does with a peer: nothing, a ban, or a record. */
export type Verdict = 'pass' | 'banned' | 'watched';

/** On a grid of 20: an arrow through the open gate, a dot at the closed gate, and an eye. */
const MARKS = {
  pass: <path d="M6.5 3v3.5m0 7V17M12.5 3v3.5m0 7V17M2.5 10h15m-3-3 3 3-3 3" />,
  banned: (
    <>
      <circle cx="4.25" cy="10" r="1.75" fill="currentColor" />
      <path d="M9.5 3v14M13.25 3v14M17 3v14" />
    </>
  ),
  watched: (
    <>
      <path d="M2.5 10c3.75-5.5 11.25-5.5 15 0-3.75 5.5-11.25 5.5-15 0Z" />
      <circle cx="10" cy="10" r="2" />
    </>
  ),
} as const;

/**
 * The mark of a verdict, the same on all pages. Decorative, because each use has a text. Not one of the `Icon`s, which the
 * search would then load in a file of their own.
 */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {MARKS[verdict]}
    </svg>
  );
}
