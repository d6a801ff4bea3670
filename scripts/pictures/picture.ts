import type { Locator, Page } from '@playwright/test';
import type { Scene } from './scene';

/** What a picture's steps work with. */
export interface Stage {
  page: Page;
  /** A text of the WebUI in the language of the picture, by its key. */
  label(key: string): string;
  /** The button that shows this text. */
  button(key: string): Locator;
  /** The dialog that is open. */
  dialog: Locator;
}

export interface Mark {
  /** What the ring goes around, by the first match. */
  around: (stage: Stage) => Locator;
  /** Shown at the ring's corner; without it there is only the ring. */
  number?: number;
}

/** One picture of the catalog. It is taken in each language and color mode. */
export interface Picture {
  /** Name of its files, and of `<Screenshot name="…">`. */
  name: string;
  /** Path in the WebUI. */
  path: string;
  /** What the tool answers; an installation in use when absent. */
  scene?: Scene;
  /** Width of the window; the WebUI's layout changes at 768. */
  width?: number;
  height?: number;
  /** Brings the WebUI into the state to be shown. */
  prepare?: (stage: Stage) => Promise<void>;
  /** What must be in the picture; it shows the box around all of these. */
  show: (stage: Stage) => readonly Locator[];
  /** Space around that box. */
  padding?: number;
  /** Cuts that box off, where less of it is enough. */
  maxWidth?: number;
  marks?: readonly Mark[];
}
