import { restylePage } from './restyle-page';
import { securePage } from './secure-page.node';
import { slimPage } from './slim-page';

/** Stands where the address of a page's stylesheet belongs, which depends on other pages. */
const STYLESHEET_MARK = 'site-stylesheet';

export interface FinishedPage {
  /** With marks in it: see `fillPage`, and `search-source.node.ts`. */
  html: string;
  /** Of the scripts that stand in the page, as `sha256-…`. */
  scriptHashes: string[];
}

/**
 * From a page as Next made it, without framework, to the one that readers get.
 *
 * @param shortNames of classes and custom properties
 */
export function finishPage(html: string, shortNames: ReadonlyMap<string, string>): FinishedPage {
  const secured = securePage(restylePage(html, STYLESHEET_MARK, shortNames));
  return { html: slimPage(secured.html), scriptHashes: secured.scriptHashes };
}

/** Puts the stylesheet's address in the place of its mark. */
export function fillStylesheet(html: string, stylesheet: string): string {
  return html.replace(`href=${STYLESHEET_MARK}>`, () => `href=${stylesheet}>`);
}
