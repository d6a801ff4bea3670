import type { Locator, Page } from '@playwright/test';
import type { Scene } from './scene';

/** The page and the helpers that the functions of a screenshot use. */
export interface Stage {
  page: Page;
  /** Returns a text of the WebUI in the language of the screenshot. */
  label(key: string): string;
  /** Finds the button with a text of the WebUI. */
  button(key: string): Locator;
  /** The open dialog. */
  dialog: Locator;
}

export interface Mark {
  /** The ring surrounds the first match. */
  around: (stage: Stage) => Locator;
  /** A label at the ring's corner. */
  number?: number;
}

/** A screenshot in the catalog. Each screenshot is taken in every language and color mode. */
export interface Screenshot {
  /** Name of its files, and of `<Screenshot name="…">`. */
  name: string;
  /** Path in the WebUI. */
  path: string;
  /** The state of the tool; `in-use` when absent. */
  scene?: Scene;
  /** Width of the viewport. The WebUI's layout changes at 768 pixels. */
  width?: number;
  height?: number;
  /** Brings the WebUI into the state that the screenshot shows. */
  prepare?: (stage: Stage) => Promise<void>;
  /** The elements that the screenshot shows. It is cropped to their bounding box. */
  show: (stage: Stage) => readonly Locator[];
  /** Space around the bounding box in pixels. */
  padding?: number;
  /** Crops the screenshot on the right. */
  maxWidth?: number;
  marks?: readonly Mark[];
}
