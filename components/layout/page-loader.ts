/**
 * Fetches pages of this site as documents, each once, for `document-router.ts`.
 */
import { ComingPage } from './coming-page';
import { fetchPage } from './fetch-page';
import { beginningTaker } from './page-beginning';
import { parsePage } from './parse-page';
import { withoutFragment } from './without-fragment';

const KEPT = 20;

/** A page that can be shown. */
export interface BegunPage {
  page: Document;
  /**
   * Waits for what is not there yet; rejects when it can't be had.
   *
   * @returns what adds it to what is shown, and returns false when that is shown no more
   */
  rest?: () => Promise<() => boolean>;
}

export class PageLoader {
  readonly #early: Map<string, Promise<Response>>;
  readonly #pages = new Map<string, ComingPage>();
  /** The page that was fetched ahead last, parsed while the reader was still pointing at the link. */
  readonly #ahead = new Map<string, Promise<BegunPage>>();

  /** @param early answers to what was asked for before this script came, by path; they are used up */
  constructor(early: Map<string, Promise<Response>>) {
    this.#early = early;
  }

  /**
   * All of a page as a document of its own; rejects when it can't be had, or was made by another deployment.
   *
   * @param cache `force-cache` for a page that readers come back to: as with documents, it is the one that they left
   */
  async load(path: string, cache?: RequestCache): Promise<Document> {
    return suitable(parsePage(await this.#fetch(path, cache).whole));
  }

  /** The page as soon as its first screen has come; rejects like `load`. */
  begin(path: string): Promise<BegunPage> {
    const begun = this.ahead(path) ?? this.#begin(path);
    // A document is used up by showing it.
    this.#ahead.delete(path);
    return begun;
  }

  /** The page that was fetched ahead and is not shown yet. */
  ahead(path: string): Promise<BegunPage> | undefined {
    return this.#ahead.get(path);
  }

  /** Fetches ahead; failures show when the page is wanted. */
  prefetch(path: string): void {
    if (this.#ahead.has(path)) return;
    const begun = this.#begin(path);
    begun.catch(() => this.#ahead.delete(path));
    this.#ahead.clear();
    this.#ahead.set(path, begun);
  }

  async #begin(path: string): Promise<BegunPage> {
    const coming = this.#fetch(path);
    // Whatever is looked for may stand anywhere in the page; else it shows from its top, which is there first.
    const beginning = /[?#]/.test(path) ? undefined : await coming.find(beginningTaker());
    if (!beginning) return { page: await this.load(path) };
    const { page, add } = beginning;
    return { page: suitable(page), rest: () => coming.whole.then((html) => () => add(parsePage(html))) };
  }

  #fetch(path: string, cache?: RequestCache): ComingPage {
    const key = withoutFragment(path);
    const known = this.#pages.get(key);
    if (known) return known;
    const page = new ComingPage(this.#early.get(key) ?? fetchPage(key, cache));
    this.#early.delete(key);
    this.#pages.set(key, page);
    // What failed may succeed the next time.
    page.whole.catch(() => this.#pages.delete(key));
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}

/** Only such a page can be put into the open document; others the browser has to load itself. */
function suitable(page: Document): Document {
  if (scriptOf(page) !== scriptOf(document)) throw new Error('Another deployment.');
  if (page.documentElement.lang !== document.documentElement.lang) throw new Error('Another language.');
  return page;
}

/** Names the deployment: the site's own script has its hash in its name. */
function scriptOf({ head }: Document): string | null | undefined {
  return head.querySelector('script[data-site][src]')?.getAttribute('src');
}
