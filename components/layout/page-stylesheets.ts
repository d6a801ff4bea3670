/**
 * Stylesheets over a change of page. Each area of the site has its own, with nothing of the others in it, so only the open
 * page's apply: an order that rules have in one of them may be another when two are mixed.
 */

const sheets = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';

/**
 * Fetches the stylesheets that the open document lacks, for a page that is to be shown. They don't apply yet.
 *
 * @throws when one can't be had
 */
export async function loadStylesheets(next: Document): Promise<void> {
  const present = new Map(sheets(document).map((link) => [hrefOf(link), link]));
  await Promise.all(
    sheets(next).map((wanted) => {
      const href = hrefOf(wanted);
      return isLoaded(present.get(href) ?? append(href));
    }),
  );
}

/** Has the stylesheets of a page apply, all of which are there, and no others. */
export function applyStylesheets(page: Document): void {
  const wanted = new Set(sheets(page).map(hrefOf));
  for (const link of sheets(document)) {
    if (link.sheet) link.sheet.disabled = !wanted.has(hrefOf(link));
  }
}

function append(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => {
    if (link.sheet) link.sheet.disabled = true;
  });
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
  return link;
}

function isLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`No stylesheet ${link.href}.`)));
  });
}
