const PAGE_METADATA = [
  'meta[name]:not([name=viewport], [name=theme-color])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
].join();
/** The links of the header and the main menu to the same page in other languages. */
const LANGUAGE_LINKS = 'header a[hreflang], site-main-menu a[hreflang]';
/** Time between the first paint and the layout of the rest of the page; the frames in between stay free for input. */
const FULL_LAYOUT_DELAY_MS = 100;

/**
 * Replaces the content and metadata of the open document with those of another page, which isn't modified. The header
 * and the footer stay, with what the reader opened or typed there.
 *
 * @param isAtTop whether the page is shown from its top, so that the rest can be laid out after the first paint
 * @throws when a document doesn't have exactly one main content element
 */
export function swapPage(page: Document, isAtTop: boolean): void {
  const [content, newContent] = [findContent(document), findContent(page)];
  document.title = page.title;
  for (const element of document.head.querySelectorAll(PAGE_METADATA)) element.remove();
  const metadata = [...page.head.querySelectorAll(PAGE_METADATA)];
  document.head.append(...metadata.map((element) => document.importNode(element, true)));
  const languageLinks = page.querySelectorAll(LANGUAGE_LINKS);
  document.querySelectorAll(LANGUAGE_LINKS).forEach((link, index) => {
    link.setAttribute('href', languageLinks[index]?.getAttribute('href') ?? '');
  });
  const [replaced, replacement] = keepSidebar(content, newContent) ?? [content, newContent];
  const inserted = document.importNode(replacement, true);
  replaced.replaceWith(inserted);
  if (isAtTop) paintTopFirst(inserted);
}

/** Delays the layout of content below the viewport until after the first paint, by `[data-arriving]` of prose.css. */
function paintTopFirst({ dataset }: HTMLElement): void {
  dataset.arriving = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving, FULL_LAYOUT_DELAY_MS));
}

/** Keeps the sidebar and its open groups if both pages have the same. Returns the `main` elements to swap then. */
function keepSidebar(content: HTMLElement, newContent: HTMLElement): [HTMLElement, HTMLElement] | undefined {
  const [main, newMain] = [content.querySelector('main'), newContent.querySelector('main')];
  const [links, newLinks] = [findSidebarLinks(content), findSidebarLinks(newContent)];
  const joinHrefs = (elements: Element[]) => elements.map((link) => link.getAttribute('href')).join();
  if (!main || !newMain || links.length === 0 || joinHrefs(links) !== joinHrefs(newLinks)) return undefined;
  links.forEach((link, index) => {
    if (newLinks[index]?.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  return [main, newMain];
}

const findSidebarLinks = (content: HTMLElement) => [...content.querySelectorAll('[data-sidebar] a')];

/** Returns the child of `body` that is or contains `main`. */
function findContent({ body }: Document): HTMLElement {
  const content = [...body.querySelectorAll<HTMLElement>(':scope > :is(main, :has(main))')];
  // The not-found page has one per language.
  if (content.length !== 1 || !content[0]) throw new Error('The page must have exactly one main element.');
  return content[0];
}
