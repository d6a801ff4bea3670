import { gatherInlineScripts } from './gather-inline-scripts';
import { lookOf, type PageLook, restylePage } from './restyle-page';
import { securePage } from './secure-page.node';
import { slimPage } from './slim-page';
import { withoutFramework } from './without-framework';

/** Stands where the address of a page's stylesheet belongs, which depends on other pages. */
const STYLESHEET_MARK = 'site-stylesheet';
/** Scripts and stylesheets of the site; what else a page names is content. */
const OWN_FILE = /(?:href|src)="([^"]*\/(?:_site|_next\/static)\/[^"]*)"/g;

export interface FinishedPage {
  /** With marks in it: see `fillStylesheet`, and `search-source.node.ts`. */
  html: string;
  /** As Next made it. */
  look: PageLook;
  /** Addresses of the export's scripts and stylesheets that it goes with. */
  ownFiles: string[];
  /** Of the scripts that stand in the page, as `sha256-…`. */
  scriptHashes: string[];
}

/**
 * From a page as Next made it to the one that readers get.
 *
 * @param siteScript address of the site's own script
 * @param shortNames of classes and custom properties
 */
export function finishPage(
  exported: string,
  siteScript: string,
  shortNames: ReadonlyMap<string, string>,
): FinishedPage {
  const plain = gatherInlineScripts(withoutFramework(exported, siteScript));
  const { html, scriptHashes } = securePage(restylePage(plain, STYLESHEET_MARK, shortNames));
  const ownFiles = new Set([...plain.matchAll(OWN_FILE)].map(([, address = '']) => address));
  return { html: slimPage(html), look: lookOf(plain), ownFiles: [...ownFiles], scriptHashes };
}

/** Puts the stylesheet's address in the place of its mark. */
export function fillStylesheet(html: string, stylesheet: string): string {
  return html.replace(`href=${STYLESHEET_MARK}>`, () => `href=${stylesheet}>`);
}
