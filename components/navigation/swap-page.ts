const PAGE_METADATA = [
  'meta[name]:not([name=viewport], [name=theme-color])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
].join();
/** What the frame around pages says of the page. */
const LANGUAGE_LINKS = 'header a[hreflang], site-main-menu a[hreflang]';
/** How long after the first paint the rest of a page is laid out: the frames in between are free for input. */
const REST_DELAY_MS = 100;

/**
 * Shows another page in the open document. The frame stays, with whatever the reader has opened or typed in it.
 *
 * @param page as it was fetched; unchanged afterwards, so that it can be shown again
 * @param isAtTop whether the reader starts at the top, so that what is out of view may be laid out after the first paint
 * @throws when one of the two has no content in the usual place
 */
export function swapPage(page: Document, isAtTop: boolean): void {
  const [content, next] = [contentOf(document), contentOf(page)];
  document.title = page.title;
  for (const element of document.head.querySelectorAll(PAGE_METADATA)) element.remove();
  const metadata = [...page.head.querySelectorAll(PAGE_METADATA)];
  document.head.append(...metadata.map((element) => document.importNode(element, true)));
  const languageLinks = page.querySelectorAll(LANGUAGE_LINKS);
  document.querySelectorAll(LANGUAGE_LINKS).forEach((link, index) => {
    link.setAttribute('href', languageLinks[index]?.getAttribute('href') ?? '');
  });
  const [leaving, arriving] = followSidebar(content, next) ?? [content, next];
  const shown = document.importNode(arriving, true);
  leaving.replaceWith(shown);
  if (isAtTop) paintTopFirst(shown);
}

/** Lets the browser skip what is out of view (`[data-arriving]` in app/styles/article.css) until the page has been painted. */
function paintTopFirst({ dataset }: HTMLElement): void {
  dataset.arriving = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving, REST_DELAY_MS));
}

/**
 * Moves the mark of the current page in a docs sidebar that both pages have: the browser needn't lay it out again, and its open
 * groups stay.
 *
 * @returns what of the two pages differs, when the sidebar is the same
 */
function followSidebar(content: HTMLElement, next: HTMLElement): [HTMLElement, HTMLElement] | undefined {
  const [main, nextMain] = [content.querySelector('main'), next.querySelector('main')];
  const [links, nextLinks] = [content, next].map((part) => [...part.querySelectorAll('[data-sidebar] a')]);
  const addresses = (some = links) => some?.map((link) => link.getAttribute('href')).join();
  if (!main || !nextMain || !links?.length || addresses() !== addresses(nextLinks)) return undefined;
  links.forEach((link, index) => {
    if (nextLinks?.[index]?.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  return [main, nextMain];
}

/** The child of the body that the page itself is in. */
function contentOf({ body }: Document): HTMLElement {
  const content = [...body.querySelectorAll<HTMLElement>(':scope > :is(main, :has(main))')];
  // The not-found page of all languages has several.
  if (content.length !== 1 || !content[0]) throw new Error('The page has no content of its own.');
  return content[0];
}
