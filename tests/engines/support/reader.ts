import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as TestingLibraryDom from '@testing-library/dom';
import { vi } from 'vitest';
import type { Point, Tab } from './browser';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibraryDom;
  }
}

/** Identifies an element by its role and accessible name. */
export interface Target {
  role: string;
  name?: string;
  /** Text that the element must contain. */
  text?: string;
  /** An ancestor of the element; the whole page by default. */
  within?: Target;
}

interface FoundElement {
  text: string;
  attributes: Record<string, string>;
  isFocused: boolean;
  /** The element's center; null when another element covers it. */
  point: Point | null;
}

const bundle = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const libraryScript = await readFile(bundle, 'utf8');

/** Finds and uses elements of a page as a reader does. */
export class Reader {
  constructor(readonly tab: Tab) {}

  /** Returns the first match that is in the accessibility tree now; null when there is none. Doesn't wait. */
  async find(target: Target, options = { scroll: false }): Promise<FoundElement | null> {
    const result = await this.tab.evaluate(findElement, target, options);
    if (result !== 'library missing') return result;
    await this.tab.runScript(libraryScript);
    return this.find(target, options);
  }

  /** Waits until an element can be clicked, then clicks it. */
  async click(target: Target): Promise<void> {
    await this.tab.click(await this.waitForPoint(target));
  }

  /** Waits until an element can be tapped, then taps it. */
  async tap(target: Target): Promise<void> {
    await this.tab.tap(await this.waitForPoint(target));
  }

  async text(target: Target): Promise<string | undefined> {
    return (await this.find(target))?.text;
  }

  /** Goes back or forward in the history. */
  async traverse(steps: -1 | 1): Promise<void> {
    await this.tab.evaluate((delta) => history.go(delta), steps);
  }

  /** Returns the path and query string of the open page. */
  address(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search);
  }

  async scrollTo(top: number): Promise<void> {
    await this.tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }

  scrollTop(): Promise<number> {
    return this.tab.evaluate(() => Math.round(scrollY));
  }

  /** Returns and clears the page errors of this tab, which the script of `startSite` records. */
  takePageErrors(): Promise<string[]> {
    return this.tab.evaluate(() => {
      const errors = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]');
      sessionStorage.removeItem('page-errors');
      return errors;
    });
  }

  private waitForPoint(target: Target): Promise<Point> {
    return vi.waitFor(
      async () => {
        const point = (await this.find(target, { scroll: true }))?.point;
        if (!point) throw new Error(`The ${target.role} “${target.name ?? ''}” is missing or covered.`);
        return point;
      },
      { timeout: 15_000, interval: 50 },
    );
  }
}

/** Finds an element with Testing Library. Runs in the page. */
function findElement(target: Target, { scroll }: { scroll: boolean }): FoundElement | null | 'library missing' {
  const library = window.TestingLibraryDom;
  if (!library) return 'library missing';
  const query = ({ role, name, text = '', within }: Target): HTMLElement | undefined => {
    const container = within ? query(within) : document.body;
    const matches = container ? library.queryAllByRole(container, role, name === undefined ? {} : { name }) : [];
    return matches.find((element) => element.innerText.includes(text));
  };
  const element = query(target);
  if (!element) return null;

  if (scroll) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return {
    text: element.innerText.trim(),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    isFocused: element === document.activeElement,
    point: hit && element.contains(hit) ? point : null,
  };
}
