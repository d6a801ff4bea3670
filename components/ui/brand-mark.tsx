/** The site's logo: a gate whose four bars, hung from a beam, form a shield with a gap in the middle. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
      <path d="M2 3.2A1.2 1.2 0 0 1 3.2 2h17.6A1.2 1.2 0 0 1 22 3.2V5.6H2z" />
      <path d="M2 7.2h3.4v7.9A14 14 0 0 1 2 9zM7.2 7.2h3.4V21a15 15 0 0 1-3.4-3.4zM13.4 7.2h3.4v10.4a15 15 0 0 1-3.4 3.4zM18.6 7.2H22V9a14 14 0 0 1-3.4 6.1z" />
    </svg>
  );
}
