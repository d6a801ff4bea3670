/**
 * The browser half of islands, part of every page's script: decides when an island's files are needed. React is in those files
 * alone (`define-island.tsx`).
 */
import { forgetDamaged } from '@/lib/offline/forget-damaged';
import { ISLAND_FILES, type IslandFiles } from '@/lib/site';
import { hasStateInAddress } from './address-state';
import type { IslandWords } from './island-boundary';
import { ISLANDS, type IslandName } from './registry';

/** Dispatched on an island when its files have been fetched, before React starts; bubbles. */
export const ISLAND_FETCHED = 'islandfetched';

/** How far below the screen an island with `load="visible"` is loaded. */
const VISIBLE_MARGIN = '200px';
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin'];
const COMPOSITION_EVENTS = ['compositionstart', 'compositionupdate', 'compositionend'];

class IslandElement extends HTMLElement {
  #state: 'fallback' | 'loading' | 'failed' | 'mounted' = 'fallback';
  #observer: IntersectionObserver | undefined;
  #unmount: (() => void) | undefined;
  /** An input method is composing, which another field in the place of this one would end. */
  #isComposing = false;

  constructor() {
    super();
    for (const type of [...INTENT_EVENTS, ...COMPOSITION_EVENTS]) this.addEventListener(type, this, { passive: true });
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'popstate' || type === 'click') {
      // A link to the address that is there already makes no popstate in Firefox.
      if (type === 'popstate' || isLinkToHere(target)) this.#followAddress();
    } else if (COMPOSITION_EVENTS.includes(type)) this.#isComposing = type !== 'compositionend';
    // After a failure the reader decides: the notice with the button comes up below the pointer.
    else if (this.#state === 'fallback') void this.#load();
  }

  connectedCallback(): void {
    if (this.#state !== 'fallback') return;
    if (this.dataset.load === 'visible') {
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) this.handleEvent(new Event('visible'));
        },
        { rootMargin: VISIBLE_MARGIN },
      );
      this.#observer.observe(this);
    }
    addEventListener('popstate', this);
    addEventListener('click', this);
    const { name, load } = this.dataset;
    // The reader was here before this script, or has followed a link to a state of the island.
    const isWanted = this.matches(':hover, :focus-within') || hasStateInAddress(name);
    if (isWanted || (load === 'query' && location.search !== '')) void this.#load();
  }

  disconnectedCallback(): void {
    // Later: an element that is moved is connected again by then, and React forbids to unmount while it renders.
    queueMicrotask(() => {
      if (this.isConnected) return;
      removeEventListener('popstate', this);
      removeEventListener('click', this);
      this.#observer?.disconnect();
      this.#unmount?.();
      this.#unmount = undefined;
      this.#state = 'fallback';
    });
  }

  /** @param isRetry what failed must not come from a cache again */
  async #load(isRetry = false): Promise<void> {
    const { name = '', propsFile } = this.dataset;
    if (!isIslandName(name)) return;
    this.#state = 'loading';
    this.setAttribute('aria-busy', 'true');
    let isFetched = false;
    try {
      const files = { ...ISLAND_FILES[name], ...(propsFile && { [propsFile]: '' }) };
      const texts = await fetchFiles(files, isRetry);
      if (propsFile) this.dataset.props = texts.get(propsFile);
      isFetched = true;
      this.dispatchEvent(new Event(ISLAND_FETCHED, { bubbles: true }));
      const { island } = await ISLANDS[name]();
      while (this.#isComposing) await nextTaskAfter(this, 'compositionend');
      // The reader may have left the page, or come back to it.
      if (!this.isConnected || this.#unmount) return;
      this.#unmount = island.mount(this);
      this.#state = 'mounted';
      if (hasStateInAddress(name)) this.#show();
    } catch (error) {
      if (isFetched) reportError(error);
      this.#state = 'failed';
      // Browsers keep a failed import() for as long as the page lives.
      this.#showFailure(() => (isFetched ? location.reload() : void this.#load(true)));
    } finally {
      this.removeAttribute('aria-busy');
    }
  }

  /** The reader has followed a link to a state of the island, maybe of the same one again. */
  #followAddress(): void {
    if (!hasStateInAddress(this.dataset.name)) return;
    if (this.#state === 'fallback') void this.#load();
    else this.#show();
  }

  /** Brings it before the reader, who may have to unfold it otherwise, and the focus, as links to sections do. */
  #show(): void {
    const details = this.closest('details');
    if (details) details.open = true;
    this.scrollIntoView();
    this.tabIndex = -1;
    this.focus({ preventScroll: true });
  }

  #showFailure(retry: () => unknown): void {
    const words: IslandWords = JSON.parse(this.dataset.words ?? '{}');
    const previous = this.querySelector('.island-problem');
    const hadFocus = previous?.contains(document.activeElement);
    const problem = document.createElement('div');
    problem.className = 'island-problem';
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = navigator.onLine ? words.failed : words.offline;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.retry;
    button.onclick = retry;
    problem.append(text, button);
    previous?.remove();
    this.append(problem);
    if (hadFocus) button.focus();
  }
}

const adopted = new Set<string>();
/** With other types scripts would not be run, and a login page in the place of a file is HTML with status 200. */
const TYPES = /\b(javascript|css|json)\b/;

/**
 * Fetches an island's files, all at once: scripts into the browser's cache, to be imported next, and stylesheets into the
 * document. Unlike a failed `import()`, a failed fetch can be repeated, so whatever is not as the build wrote it fails here.
 *
 * @returns the texts by address
 */
async function fetchFiles(files: IslandFiles, isRetry: boolean): Promise<ReadonlyMap<string, string>> {
  const texts = Object.entries(files).map(async ([file, integrity]): Promise<[string, string]> => {
    if (isRetry) await forgetDamaged(file);
    const response = await fetch(file, { integrity, cache: isRetry ? 'reload' : 'default' });
    if (!response.ok || !TYPES.test(response.headers.get('content-type') ?? '')) throw new Error(file);
    const text = await response.text();
    if (file.endsWith('.css') && !adopted.has(file)) {
      adopted.add(file);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }
    return [file, text];
  });
  return new Map(await Promise.all(texts));
}

function nextTaskAfter(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, () => setTimeout(resolve), { once: true }));
}

function isLinkToHere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href;
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name);
}

customElements.define('site-island', IslandElement);
