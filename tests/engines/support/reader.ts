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

/** A part of the page, by the role and the name that assistive technology reads. */
export interface Part {
  role: string;
  name?: string;
  /** Text that it contains. */
  text?: string;
  /** The part it is in; the whole page when absent. */
  within?: Part;
}

interface Found {
  text: string;
  attributes: Record<string, string>;
  isFocused: boolean;
  isInView: boolean;
  /** Its center, when nothing covers it. */
  point: Point | null;
}

const bundle = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const libraryScript = await readFile(bundle, 'utf8');

/** Finds and uses parts of a page as a reader does. */
export class Reader {
  constructor(readonly tab: Tab) {}

  /** The first such part in the accessibility tree as it is now; null when there is none. */
  async find(part: Part, options = { scroll: false }): Promise<Found | null> {
    const found = await this.tab.evaluate(findPart, part, options);
    if (found !== 'no library') return found;
    await this.tab.runScript(libraryScript);
    return this.find(part, options);
  }

  /** Waits until a part can be clicked, and clicks it. */
  async click(part: Part): Promise<void> {
    await this.tab.click(await this.reach(part));
  }

  /** Waits until a part can be tapped, and taps it. */
  async tap(part: Part): Promise<void> {
    await this.tab.tap(await this.reach(part));
  }

  async text(part: Part): Promise<string | undefined> {
    return (await this.find(part))?.text;
  }

  /** Goes back or forward in the history. */
  async traverse(steps: -1 | 1): Promise<void> {
    await this.tab.evaluate((delta) => history.go(delta), steps);
  }

  /** Where the reader is: path and query. */
  address(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search);
  }

  async scrollTo(top: number): Promise<void> {
    await this.tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }

  scrollTop(): Promise<number> {
    return this.tab.evaluate(() => Math.round(scrollY));
  }

  /** What the pages of this tab have complained about since the last call; see `startSite`. */
  takeComplaints(): Promise<string[]> {
    return this.tab.evaluate(() => {
      const complaints = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
      sessionStorage.removeItem('complaints');
      return complaints;
    });
  }

  private reach(part: Part): Promise<Point> {
    return vi.waitFor(
      async () => {
        const point = (await this.find(part, { scroll: true }))?.point;
        if (!point) throw new Error(`Nothing to click: ${part.role} “${part.name ?? ''}”`);
        return point;
      },
      { timeout: 15_000, interval: 50 },
    );
  }
}

/** Runs in the page. */
function findPart(part: Part, { scroll }: { scroll: boolean }): Found | null | 'no library' {
  const library = window.TestingLibraryDom;
  if (!library) return 'no library';
  const findElement = ({ role, name, text = '', within }: Part): HTMLElement | undefined => {
    const container = within ? findElement(within) : document.body;
    const all = container ? library.queryAllByRole(container, role, name === undefined ? {} : { name }) : [];
    return all.find((element) => element.innerText.includes(text));
  };
  const element = findElement(part);
  if (!element) return null;

  if (scroll) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return {
    text: element.innerText.trim(),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    isFocused: element === document.activeElement,
    isInView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
    point: hit && element.contains(hit) ? point : null,
  };
}
