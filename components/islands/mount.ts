/** The element of islands, part of every page's script. React is only in the files that it loads. */

import { type IslandFiles, SEARCH_ISLAND_FILES } from '@/lib/bundled-files';
import type { MessageKeyBelow } from '@/lib/i18n/messages';
import {
  checkScript,
  FILE_LIMIT_MS,
  type ReceivedResponse,
  RequestError,
  requestFile,
} from '@/lib/requests/request-file';
import { hasStateInAddress } from './address-state';
import { ISLANDS } from './registry';
import { forgetInput, reloadPage, reloadUntouchedPage, restoreInput, watchTyping } from './reload-page';

/** Dispatched on an island when it requests its files, so that its data can be requested in parallel. Bubbles. */
export const ISLAND_REQUESTED = 'islandrequested';

type IslandWords = Record<MessageKeyBelow<'part'> | 'crashed' | 'tryAgain', string>;

const VISIBLE_MARGIN = '200px';
/** Loading a module from the cache takes less, unless the browser waits for an earlier request for it that hangs. */
const MODULE_LIMIT_MS = 5000;
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin'];
const COMPOSITION_EVENTS = ['compositionstart', 'compositionupdate', 'compositionend'];

class IslandElement extends HTMLElement {
  /** Stays set after a failure, so that only the notice's button retries: it may appear under the pointer. */
  #isRequested = false;
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

  /** Follows navigation to a state of the island, possibly the current state again. */
  handleEvent({ type, target }: Event): void {
    // Firefox dispatches no popstate for a link to the current address.
    const isLink = target instanceof Element && target.closest('a')?.href === location.href;
    if (!(type === 'popstate' || isLink) || !hasStateInAddress(this.dataset.name)) return;
    if (this.#isRequested) this.#reveal();
    else this.#loadOnce();
  }

  connectedCallback(): void {
    if (this.#isRequested) return;
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
    const hasIntent = restoreInput(this) || this.matches(':hover, :focus-within') || hasStateInAddress(name);
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
      this.querySelector('.island-problem')?.remove();
      this.#isRequested = false;
    });
  }

  #loadOnce(): void {
    if (!this.#isRequested) void this.#load();
  }

  /** @param isRetry whether the reader has asked for it after a failure, so that the page may be reloaded */
  async #load(isRetry = false): Promise<void> {
    const { name, propsFile, files } = this.dataset;
    const importModule = Object.entries(ISLANDS).find(([key]) => key === name)?.[1];
    if (!importModule) return;
    const words: IslandWords = JSON.parse(this.dataset.words ?? '{}');
    const retry = () => void this.#load(true);
    this.#isRequested = true;
    this.setAttribute('aria-busy', 'true');
    this.dispatchEvent(new Event(ISLAND_REQUESTED, { bubbles: true }));
    // The transfer continues, because a slow line would never finish if each attempt started anew.
    const timer = setTimeout(() => this.#showProblem(words.slow, words.retry, retry), FILE_LIMIT_MS);
    /** Undefined until all files have arrived. */
    let isIntact: boolean | undefined;
    try {
      const digests: IslandFiles = files === undefined ? SEARCH_ISLAND_FILES : JSON.parse(files);
      const [props, ...areIntact] = await Promise.all([
        propsFile && requestFile(propsFile, readJson),
        ...Object.entries(digests).map(([file, integrity]) => loadFile(file, integrity, isRetry)),
      ]);
      if (props) this.dataset.props = props;
      isIntact = areIntact.every(Boolean);
      const module = importModule();
      const { island } = await (isRetry ? Promise.race([module, rejectAfter(MODULE_LIMIT_MS)]) : module);
      while (this.#isComposing) await nextTaskAfter(this, 'compositionend');
      // Meanwhile the element may have been removed, or another attempt may have mounted the island.
      if (!this.isConnected || this.#unmount) return;
      this.#unmount = island.mount(this, (render) => this.#showProblem(words.crashed, words.tryAgain, render));
      if (hasStateInAddress(name)) this.#reveal();
    } catch (error) {
      if (this.#unmount) return;
      // Browsers keep a module that failed or hangs, and only the new page has the addresses of another deployment.
      const isOutdated = error instanceof RequestError && error.failure === 'outdated';
      if (isRetry && (isOutdated || isIntact !== undefined)) return reloadPage(this);
      if ((isOutdated || isIntact === false) && reloadUntouchedPage(this)) return;
      if (isIntact) reportError(error);
      this.#showProblem(navigator.onLine ? words.failed : words.offline, words.retry, retry);
    } finally {
      clearTimeout(timer);
      this.removeAttribute('aria-busy');
    }
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
    problem.className = 'row island-problem';
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = text;
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button' });
    button.textContent = action;
    button.onclick = onAction;
    problem.append(message, button);
    this.append(problem);
    if (hadFocus) button.focus();
  }
}

const adoptedFiles = new Set<string>();

/** Preloads a module or adds a stylesheet. Requests a damaged file again; returns whether it was intact at first. */
async function loadFile(file: string, integrity: string, isRetry: boolean): Promise<boolean> {
  if (file.endsWith('.js')) {
    if (!isRetry && (await preloadModule(file, integrity))) return true;
    await requestFile(file, checkScript, { integrity, cache: 'reload' });
    return false;
  }
  const css = await requestFile(file, readText, { integrity });
  if (adoptedFiles.has(file)) return true;
  adoptedFiles.add(file);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return true;
}

/** `import()` alone would load imports one level at a time, without digests. Returns whether the module is intact. */
async function preloadModule(href: string, integrity: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
  // Firefox before 115 and Safari before 17 don't support modulepreload.
  if (!link.relList.supports('modulepreload')) return true;
  const isLoaded = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
  link.remove();
  return isLoaded;
}

const readText = ({ body }: ReceivedResponse) => new TextDecoder().decode(body);

function readJson(response: ReceivedResponse): string {
  const json = readText(response);
  JSON.parse(json);
  return json;
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, delayMs);
  });
}

function nextTaskAfter(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, () => setTimeout(resolve), { once: true }));
}

watchTyping();
customElements.define('site-island', IslandElement);
// All islands of the page have restored their input when they are defined.
forgetInput();
