import type { Page } from '@playwright/test';

/** Marks the open document, so that `isSameDocument` can detect a full page load. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));

/** Whether the page still has the document that was marked. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
