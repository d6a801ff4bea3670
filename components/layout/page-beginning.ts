import { parsePage } from './parse-page';
import { type Screenful, screenful } from './screenful';

/** Characters of a line with its markup. Less than a screen of such lines is not looked at, and no more than some at once. */
const LINE_MARKUP = 150;
const MOST = 3;
/** How much more has to be there for another look. */
const MORE = 2;

/** Between blocks, in lines. */
const GAP = 0.7;

/** What shows only when the reader wants it, or takes a place of its own instead of lines. */
const NO_LINES = '[popover], [data-tab-panel], details > :not(summary), svg';

export interface PageBeginning {
  /** A document that ends within the article. */
  page: Document;
  /**
   * Adds the rest of the whole page to the article, wherever that stands by then, and what it is followed by.
   *
   * @returns false when the article is shown no more
   */
  add: (whole: Document) => boolean;
}

/**
 * Looks for the first screen of a page, of which more may have come each time, or not: a long page costs the line and the
 * browser most of its time for what nobody sees yet.
 *
 * @returns undefined when less than that has come, or better all is waited for
 */
export function beginningTaker(): (html: string) => PageBeginning | undefined {
  const screen = screenful();
  const least = screen.lines * LINE_MARKUP;
  let looked = 0;
  return (html) => {
    const start = html.indexOf('<article');
    const end = html.indexOf('</article', start);
    const come = start < 0 ? 0 : (end < 0 ? html.length : end) - start;
    while (come >= Math.max(least, MORE * looked)) {
      looked = Math.min(come, Math.max(MOST * least, MORE * looked));
      const page = parsePage(html.slice(0, start + looked));
      const article = page.querySelector('main article');
      // The last block is there in part.
      article?.lastChild?.remove();
      if (!article || !cutToScreen(article, screen)) continue;
      for (const entry of entriesIn(page).slice(screen.lines)) entry.remove();
      return { page, add: adderTo(article) };
    }
    return undefined;
  };
}

/** @returns false when an article doesn't fill the screen */
function cutToScreen(article: Element, { lines, lineLength }: Screenful): boolean {
  let left = lines;
  for (const block of [...article.children]) {
    if (left <= 0) block.remove();
    else left -= linesOf(block, lineLength);
  }
  return left <= 0;
}

/** How many lines something takes with the gap to the next, at least. */
function linesOf(block: Element, lineLength: number): number {
  const others = [...block.querySelectorAll(NO_LINES)];
  const shown = (count: (one: Element) => number) => others.reduce((left, one) => left - count(one), count(block));
  const letters = shown(({ textContent }) => textContent?.length ?? 0);
  const rows = shown((one) => one.querySelectorAll('li, tr').length);
  return GAP + Math.max(1, Math.ceil(letters / lineLength), rows);
}

/** What the list of the page's sections has; of a long one, all but the first screen can wait. */
const entriesIn = (page: Document) => [...page.querySelectorAll('[data-toc] li')];

function adderTo(article: Element): PageBeginning['add'] {
  const count = article.childNodes.length;
  return (whole) => {
    if (!article.isConnected) return false;
    const entries = entriesIn(article.ownerDocument);
    entries.at(-1)?.after(...entriesIn(whole).slice(entries.length));
    const rest = whole.querySelector('main article');
    article.append(...[...(rest?.childNodes ?? [])].slice(count));
    let [here, there]: (Element | null | undefined)[] = [article, rest];
    for (; here && there && !there.matches('main'); [here, there] = [here.parentElement, there.parentElement]) {
      const all = [...(there.parentElement?.childNodes ?? [])];
      here.after(...all.slice(all.indexOf(there) + 1));
    }
    return true;
  };
}
