/**
 * The custom element of islands, part of every page's script. Decides when to load an island's files. React is only in those
 * files (`define-island.tsx`).
 */
import { forgetDamaged } from '@/lib/offline/cached-response';
import { type IslandFiles, SEARCH_ISLAND_FILES } from '@/lib/site';
import { hasStateInAddress } from './address-state';
import { ISLANDS, type IslandName } from './registry';

/** Dispatched on an island when it requests its files, so that its data can be requested in parallel. Bubbles. */
export const ISLAND_REQUESTED = 'islandrequested';

/** The messages for an island that failed to load or crashed. */
export interface IslandWords {
  crashed: string;
  tryAgain: string;
  failed: string;
  offline: string;
  retry: string;
}

/** Distance from the viewport at which an island with `load="visible"` loads. */
const VISIBLE_MARGIN = '200px';
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin'];
const COMPOSITION_EVENTS = ['compositionstart', 'compositionupdate', 'compositionend'];

class IslandElement extends HTMLElement {
  #state: 'fallback' | 'loading' | 'failed' | 'mounted' = 'fallback';
  #unmount: (() => void) | undefined;
  /** Whether an input method is composing. Replacing the field would end the composition. */
  #isComposing = false;

  constructor() {
    super();
    for (const type of INTENT_EVENTS) this.addEventListener(type, () => this.#loadOnce(), { passive: true });
    for (const type of COMPOSITION_EVENTS)
      this.addEventListener(type, () => {
        this.#isComposing = type !== 'compositionend';
      });
  }

  handleEvent({ type, target }: Event): void {
    // Firefox dispatches no popstate for a link to the current address.
    if (type === 'popstate' || isLinkToCurrentAddress(target)) this.#followAddress();
  }

  connectedCallback(): void {
    if (this.#state !== 'fallback') return;
    const { name, load } = this.dataset;
    if (load === 'visible') {
      const onIntersection: IntersectionObserverCallback = (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#loadOnce();
      };
      new IntersectionObserver(onIntersection, { rootMargin: VISIBLE_MARGIN }).observe(this);
    }
    addEventListener('popstate', this);
    addEventListener('click', this);
    // The reader was already using the island when this script ran, or the address contains state for it.
    const hasIntent = this.matches(':hover, :focus-within') || hasStateInAddress(name);
    if (hasIntent || (load === 'query' && location.search !== '')) this.#loadOnce();
  }

  disconnectedCallback(): void {
    // Deferred, because a moved element is reconnected by then and React can't unmount a root during a render.
    queueMicrotask(() => {
      if (this.isConnected) return;
      removeEventListener('popstate', this);
      removeEventListener('click', this);
      this.#unmount?.();
      this.#unmount = undefined;
      this.#state = 'fallback';
    });
  }

  /** Loads the island for the first time. After a failure, only the notice's button retries: it may appear under the pointer. */
  #loadOnce(): void {
    if (this.#state === 'fallback') void this.#load();
  }

  /** @param isRetry whether to bypass caches, which may contain a damaged file */
  async #load(isRetry = false): Promise<void> {
    const { name = '', propsFile, files } = this.dataset;
    const words: IslandWords = JSON.parse(this.dataset.words ?? '{}');
    if (!isIslandName(name)) return;
    this.#state = 'loading';
    this.setAttribute('aria-busy', 'true');
    this.dispatchEvent(new Event(ISLAND_REQUESTED, { bubbles: true }));
    let isFetched = false;
    try {
      const digests: IslandFiles = files === undefined ? SEARCH_ISLAND_FILES : JSON.parse(files);
      const [props] = await Promise.all([
        propsFile && fetchText(propsFile, '', isRetry),
        ...Object.entries(digests).map(([file, integrity]) => loadFile(file, integrity, isRetry)),
      ]);
      if (props) this.dataset.props = props;
      isFetched = true;
      const { island } = await ISLANDS[name]();
      while (this.#isComposing) await nextTaskAfter(this, 'compositionend');
      // Meanwhile the element may have been removed, or removed, reinserted and mounted.
      if (!this.isConnected || this.#unmount) return;
      this.#unmount = island.mount(this, (render) => this.#showProblem(words.crashed, words.tryAgain, render));
      this.#state = 'mounted';
      if (hasStateInAddress(name)) this.#reveal();
    } catch (error) {
      // Firefox caches a failed module until the page is reloaded.
      if (isFetched && isRetry) return location.reload();
      if (isFetched) reportError(error);
      this.#state = 'failed';
      this.#showProblem(navigator.onLine ? words.failed : words.offline, words.retry, () => void this.#load(true));
    } finally {
      this.removeAttribute('aria-busy');
    }
  }

  /** Handles navigation to a state of the island, possibly the current state again. */
  #followAddress(): void {
    if (!hasStateInAddress(this.dataset.name)) return;
    if (this.#state === 'fallback') void this.#load();
    else this.#reveal();
  }

  /** Expands, scrolls to and focuses the island, like a link to a section. */
  #reveal(): void {
    const details = this.closest('details');
    if (details) details.open = true;
    this.scrollIntoView();
    this.tabIndex = -1;
    this.focus({ preventScroll: true });
  }

  /** Shows a notice below the content of the element, with a button. Replaces an earlier notice. */
  #showProblem(text: string, action: string, onAction: () => void): void {
    const previous = this.querySelector('.island-problem');
    const hadFocus = previous?.contains(document.activeElement);
    previous?.remove();
    const problem = document.createElement('div');
    problem.className = 'island-problem';
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = text;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action;
    button.onclick = onAction;
    problem.append(message, button);
    this.append(problem);
    if (hadFocus) button.focus();
  }
}

const adoptedFiles = new Set<string>();
/** Rejects HTML with status 200, such as the login page of a network, and types that browsers refuse to run. */
const EXPECTED_TYPES = /\b(javascript|css|json)\b/;

/**
 * Preloads a module, or adds a stylesheet to the document. On a retry, downloads the file again to replace a damaged copy in the
 * cache. Rejects when a file doesn't match its digest.
 */
async function loadFile(file: string, integrity: string, isRetry: boolean): Promise<void> {
  if (file.endsWith('.js') && !isRetry) return preloadModule(file, integrity);
  const text = await fetchText(file, integrity, isRetry);
  if (!file.endsWith('.css') || adoptedFiles.has(file)) return;
  adoptedFiles.add(file);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Preloads a module and checks its digest. `import()` alone would load imports one level at a time, without digests. */
async function preloadModule(href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
  // Firefox before 115 and Safari before 17 don't support modulepreload.
  if (!link.relList.supports('modulepreload')) return;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(href));
    document.head.append(link);
  }).finally(() => link.remove());
}

async function fetchText(file: string, integrity: string, isRetry: boolean): Promise<string> {
  if (isRetry) await forgetDamaged(file);
  const response = await fetch(file, { integrity, cache: isRetry ? 'reload' : 'default' });
  if (!response.ok || !EXPECTED_TYPES.test(response.headers.get('content-type') ?? '')) throw new Error(file);
  return response.text();
}

function nextTaskAfter(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, () => setTimeout(resolve), { once: true }));
}

function isLinkToCurrentAddress(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href;
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name);
}

customElements.define('site-island', IslandElement);
