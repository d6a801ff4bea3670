/** Gives a link to the same page in another language the query and the section that the reader is at. */
export function keepPlace(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
}
