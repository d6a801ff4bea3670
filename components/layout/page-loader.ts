/**
 * Fetches pages of this site as documents, each once, for `document-router.ts`.
 */
import { fetchPage } from './fetch-page';
import { withoutFragment } from './without-fragment';

/** Why a page can't be put into the open document; the browser has to load it itself. */
export class NotSwappable extends Error {}

const KEPT = 20;

export class PageLoader {
  readonly #early: Map<string, Promise<Response>>;
  readonly #pages = new Map<string, Promise<string>>();
  /** Pages that were fetched ahead, parsed while the reader was still pointing at the link. */
  readonly #parsed = new Map<string, Promise<Document>>();

  /** @param early answers to what was asked for before this script came, by path; they are used up */
  constructor(early: Map<string, Promise<Response>>) {
    this.#early = early;
  }

  /**
   * The page as a document of its own; rejects when it can't be had, or was made by another deployment.
   *
   * @param cache `force-cache` for a page that readers come back to: as with documents, it is the one that they left
   */
  async load(path: string, cache?: RequestCache): Promise<Document> {
    const key = withoutFragment(path);
    const ahead = this.#parsed.get(key);
    // A document is used up by showing it.
    this.#parsed.delete(key);
    const next = await (ahead ?? this.#fetch(key, cache).then(parse));
    if (scriptOf(next) !== scriptOf(document)) throw new NotSwappable('Another deployment.');
    if (next.documentElement.lang !== document.documentElement.lang) throw new NotSwappable('Another language.');
    return next;
  }

  /** The page that was fetched ahead and is not shown yet. */
  ahead(path: string): Promise<Document> | undefined {
    return this.#parsed.get(withoutFragment(path));
  }

  /** Fetches ahead; failures show when the page is wanted. */
  prefetch(path: string): void {
    const key = withoutFragment(path);
    if (this.#parsed.has(key)) return;
    const parsed = this.#fetch(key).then(parse);
    parsed.catch(() => this.#parsed.delete(key));
    this.#parsed.clear();
    this.#parsed.set(key, parsed);
  }

  #fetch(path: string, cache?: RequestCache): Promise<string> {
    const known = this.#pages.get(path);
    if (known) return known;
    const page = htmlOf(this.#early.get(path) ?? fetchPage(path, cache));
    this.#early.delete(path);
    this.#pages.set(path, page);
    // What failed may succeed the next time.
    page.catch(() => this.#pages.delete(path));
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}

async function htmlOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  // A redirect has an address of its own, and an error page a status: both are the browser's to show.
  if (!response.ok || response.redirected) throw new NotSwappable(`Status ${response.status}.`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new NotSwappable('No page.');
  return response.text();
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Names the deployment: the site's own script has its hash in its name. */
function scriptOf({ head }: Document): string | null | undefined {
  return head.querySelector('script[data-site][src]')?.getAttribute('src');
}
