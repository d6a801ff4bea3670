import { afterPaint } from '@/lib/search/client/after-paint';
import type { SearchResult } from '@/lib/search/present-hit';
import { element } from './element';
import { showResult } from './show-result';

interface ListedResult {
  href: string;
  result: SearchResult;
}

interface ListPlace {
  /** Index of the result that gets the focus, where a reader goes on. */
  focused?: number | undefined;
  /** What stands below stays: more results follow at once. */
  keepRest?: boolean | undefined;
}

/** What fits on a screen; the rest follows in pieces of this many, so that typing never waits for them. */
const STEP = 8;

/** The search page's list, whose elements are kept from one answer to the next. */
export function createResultList(): {
  list: HTMLElement;
  show: (results: readonly ListedResult[], place?: ListPlace) => void;
} {
  const list = element('ol', { 'data-part': 'results' });
  let turn = 0;

  function show(results: readonly ListedResult[], { focused, keepRest = false }: ListPlace = {}): void {
    const own = ++turn;
    const showFrom = (from: number) => {
      if (own !== turn) return;
      results.slice(from, from + STEP).forEach(({ href, result }, index) => {
        const link = linkAt(from + index);
        showResult(link, href, result);
        if (from + index === focused) link.focus();
      });
      if (from + STEP < results.length) afterPaint(() => showFrom(from + STEP));
      else if (!keepRest) while (list.childElementCount > results.length) list.lastElementChild?.remove();
    };
    showFrom(0);
  }

  function linkAt(index: number): HTMLAnchorElement {
    const known = list.children[index]?.firstElementChild;
    if (known instanceof HTMLAnchorElement) return known;
    const link = element('a', {});
    list.append(element('li', {}, link));
    return link;
  }

  return { list, show };
}
