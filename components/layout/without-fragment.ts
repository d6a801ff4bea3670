/** What a page is fetched under: its sections are all in it. */
export function withoutFragment(path: string): string {
  return path.replace(/#.*/, '');
}
