/**
 * Puts another page into the open document. What both have stays: the header with its open menus, the docs sidebar with
 * its scroll position and the groups that the reader opened.
 */

import { keepFilledGroups } from '@/components/docs/keep-filled-groups';
import { restoreSidebar } from '@/components/docs/restore-sidebar';
import { saveSidebar } from '@/components/docs/save-sidebar';
import { applyStylesheets } from './page-stylesheets';

/** Attributes that a reader's doing has changed, and that the next page's HTML knows nothing of. */
const READERS_OWN = new Set(['open', 'aria-expanded', 'data-js']);

/**
 * @param next the page as it was fetched, whose stylesheets are there; empty afterwards
 * @throws when it has nothing to show
 */
export function swapPage(next: Document): void {
  applyStylesheets(next);
  document.title = next.title;
  swapHead(next);
  const [content, nextContent] = [contentOf(document), contentOf(next)];
  if (!content || !nextContent) throw new Error('The page has no content.');
  const sidebars = [content, nextContent].map((one) => one.querySelector('[data-sidebar]'));
  const [main, nextMain] = [content, nextContent].map((one) => one.querySelector('main'));
  for (const selector of ['header', '[data-main-menu]'])
    sync(document.querySelector(selector), next.querySelector(selector));
  if (sidebars[0] && sidebars[1] && main && nextMain) {
    keepFilledGroups(sidebars[0], sidebars[1]);
    sync(sidebars[0], sidebars[1]);
    main.replaceWith(nextMain);
    return;
  }
  saveSidebar();
  content.replaceWith(nextContent);
  restoreSidebar();
}

/** The element of the body in which the page itself stands. */
function contentOf({ body }: Document): Element | undefined {
  return [...body.children].find((one) => one.matches('main') || one.querySelector('main'));
}

/** Title, description, addresses and previews are the page's; scripts and stylesheets are the site's. */
function swapHead(next: Document): void {
  const isPages = (element: Element) =>
    element.matches('meta[name]:not([name=viewport]):not([name=theme-color]), meta[property]') ||
    element.matches('link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]');
  for (const element of [...document.head.children].filter(isPages)) element.remove();
  document.head.append(...[...next.head.children].filter(isPages));
}

/** Makes an element like its counterpart on the next page, keeping the nodes themselves where they have the same shape. */
export function sync(old: Element | null, next: Element | null): void {
  // The search box is alive, and the same on every page.
  if (!old || !next || old.matches('[data-search]') || old.isEqualNode(next)) return;
  if (old.tagName !== next.tagName || old.childElementCount !== next.childElementCount) {
    replaceAround('[data-search]', old, next);
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !READERS_OWN.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...next.attributes]) {
    if (!(READERS_OWN.has(name) && old.hasAttribute(name)) && old.getAttribute(name) !== value)
      old.setAttribute(name, value);
  }
  if (old.childElementCount === 0) {
    if (old.textContent !== next.textContent) old.textContent = next.textContent;
    return;
  }
  const nextChildren = [...next.children];
  for (const [index, child] of [...old.children].entries()) sync(child, nextChildren[index] ?? null);
}

/** Replaces an element, but keeps the one inside it that is alive, and the reader's place in it. */
function replaceAround(selector: string, old: Element, next: Element): void {
  const alive = old.querySelector(selector);
  const focused = document.activeElement;
  if (alive) next.querySelector(selector)?.replaceWith(alive);
  old.replaceWith(next);
  if (focused instanceof HTMLElement && alive?.contains(focused)) focused.focus({ preventScroll: true });
}
