import type { Locator, Page } from '@playwright/test';

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

/** A screenshot in the catalog. Each screenshot is taken in every language and color mode. */
export interface Screenshot {
  /** Name of its files, and of `<Screenshot name="…">`. */
  name: string;
  /** Path in the WebUI. */
  path: string;
  /** Whether the tool starts for the first time, so that it shows the wizard. */
  isFirstStart?: boolean;
  /** Width of the viewport; 640 when absent. The WebUI's layout changes at 768 pixels. */
  width?: number;
  /** Height of the viewport; 1400 when absent. */
  height?: number;
  /** Brings the WebUI into the state that the screenshot shows. */
  prepare?: (stage: Stage) => Promise<void>;
  /** The elements that the screenshot shows. It is cropped to their bounding box. */
  show: (stage: Stage) => readonly Locator[];
  /** Space around the bounding box in pixels; 16 when absent. */
  padding?: number;
  /** Crops the screenshot on the right. */
  maxWidth?: number;
  /** The elements that get a ring. Several rings are numbered. */
  marks?: (stage: Stage) => readonly Locator[];
}
