/**
 * The browser half of islands, part of every page's script: decides when an island's files are needed. React is in those files
 * alone (`define-island.tsx`).
 */
import { forgetDamaged } from '@/lib/offline/forget-damaged';
import { ISLAND_FILES } from '@/lib/site';
import { hasStateInAddress } from './address-state';
import type { IslandWords } from './island-boundary';
import { ISLANDS, type IslandName } from './registry';

/** Dispatched on an island when its files are requested, so that its data can be requested with them; bubbles. */
export const ISLAND_REQUESTED = 'islandrequested';

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
    this.dispatchEvent(new Event(ISLAND_REQUESTED, { bubbles: true }));
    let isFetched = false;
    try {
      const files = Object.entries(ISLAND_FILES[name] ?? {});
      const [props] = await Promise.all([
        propsFile && fetchText(propsFile, '', isRetry),
        ...files.map(([file, integrity]) => loadFile(file, integrity, isRetry)),
      ]);
      if (props) this.dataset.props = props;
      isFetched = true;
      const { island } = await ISLANDS[name]();
      while (this.#isComposing) await nextTaskAfter(this, 'compositionend');
      // The reader may have left the page, or come back to it.
      if (!this.isConnected || this.#unmount) return;
      this.#unmount = island.mount(this);
      this.#state = 'mounted';
      if (hasStateInAddress(name)) this.#show();
    } catch (error) {
      // Firefox keeps a failed module for as long as the page lives.
      if (isFetched && isRetry) return location.reload();
      if (isFetched) reportError(error);
      this.#state = 'failed';
      this.#showFailure(() => void this.#load(true));
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

/** Loads a script as a module to be imported next, or a stylesheet into the document. Fails for what is not as the build wrote it. */
async function loadFile(file: string, integrity: string, isRetry: boolean): Promise<void> {
  if (file.endsWith('.js') && !isRetry) return preloadModule(file, integrity);
  const text = await fetchText(file, integrity, isRetry);
  if (!file.endsWith('.css') || adopted.has(file)) return;
  adopted.add(file);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Otherwise `import()` would discover a module's imports one level at a time, and check no digests. */
async function preloadModule(href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
  // Firefox before 115 and Safari before 17 have no such links.
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
  if (!response.ok || !TYPES.test(response.headers.get('content-type') ?? '')) throw new Error(file);
  return response.text();
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
