const PAGE_METADATA = [
  'meta[name]:not([name=viewport], [name=theme-color])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
].join();
/** What the frame around pages says of the page. */
const LANGUAGE_LINKS = 'header a[hreflang], site-main-menu a[hreflang]';

/**
 * Shows another page in the open document. The frame stays, with whatever the reader has opened or typed in it.
 *
 * @param page as it was fetched; unchanged afterwards, so that it can be shown again
 * @throws when one of the two has no content in the usual place
 */
export function swapPage(page: Document): void {
  const [content, next] = [contentOf(document), contentOf(page)];
  document.title = page.title;
  for (const element of document.head.querySelectorAll(PAGE_METADATA)) element.remove();
  document.head.append(...copies(page.head.querySelectorAll(PAGE_METADATA)));
  const languageLinks = page.querySelectorAll(LANGUAGE_LINKS);
  document.querySelectorAll(LANGUAGE_LINKS).forEach((link, index) => {
    link.setAttribute('href', languageLinks[index]?.getAttribute('href') ?? '');
  });
  content.replaceWith(document.importNode(next, true));
}

/** The child of the body that the page itself is in. */
function contentOf({ body }: Document): Element {
  const content = [...body.children].filter((one) => one.matches('main') || one.querySelector('main'));
  // The not-found page of all languages has several.
  if (content.length !== 1 || !content[0]) throw new Error('The page has no content of its own.');
  return content[0];
}

function copies(elements: Iterable<Element>): Node[] {
  return [...elements].map((element) => document.importNode(element, true));
}
