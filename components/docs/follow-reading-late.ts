/** Marks the section that is read as soon as the reader scrolls: at the top of a page that is none. */
export function followReadingLate(): void {
  const start = () =>
    void import('./toc-behavior').then(
      ({ followReading }) => followReading(),
      () => {},
    );
  if (scrollY > 0) start();
  else addEventListener('scroll', start, { once: true, passive: true });
}
