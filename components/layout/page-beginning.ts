import { parsePage } from './parse-page';
import { screenful } from './screenful';

/** The last element may not be complete: without it there should still be a screen of text, or nearly; else it takes more. */
const LEFT = 0.7;
const MORE = 1.5;

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
 * The first screen of a page, of which more may have come or not: a long page costs the line and the browser most of its time
 * for what nobody sees yet.
 *
 * @returns undefined when less than that has come, or better all is waited for
 */
export function takeBeginning(html: string): PageBeginning | undefined {
  const wanted = screenful();
  for (let characters = wanted; ; characters *= MORE) {
    const end = endOf(html, characters);
    if (end === undefined) return undefined;
    const page = parsePage(html.slice(0, end));
    const article = page.querySelector('main article');
    if (!article) return undefined;
    // It is there in part.
    article.lastChild?.remove();
    if ((article.textContent?.length ?? 0) >= LEFT * wanted) return { page, add: adderTo(article) };
  }
}

function adderTo(article: Element): PageBeginning['add'] {
  const count = article.childNodes.length;
  return (whole) => {
    if (!article.isConnected) return false;
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

/** Where an article has that many characters; undefined when it has fewer. */
function endOf(html: string, characters: number): number | undefined {
  const start = html.indexOf('<article');
  if (start < 0) return undefined;
  let left = characters;
  for (const { 0: piece, index } of html.slice(start).matchAll(/<[^>]*>|[^<]+/g)) {
    if (piece.startsWith('</article')) return undefined;
    if (!piece.startsWith('<')) left -= piece.length;
    if (left < 0) return start + index + piece.length;
  }
  return undefined;
}
