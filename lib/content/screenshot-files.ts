/** Screenshots of the tool's WebUI, which `npx tsx scripts/screenshots.ts` writes. */
import { z } from 'zod';
import type { Locale } from '@/lib/locales';

/** Each screenshot has a file for every language and color mode. */
export const SCREENSHOT_MODES = ['light', 'dark'] as const;

export type ScreenshotMode = (typeof SCREENSHOT_MODES)[number];

export const SCREENSHOTS_FOLDER = 'public/screenshots';

/** Contains the version of the tool that the screenshots show. */
export const SCREENSHOT_SOURCE_FILE = 'content/screenshots/source.json';

/** Device pixels per CSS pixel. */
export const SCREENSHOT_SCALE = 2;

export const MAX_SCREENSHOT_BYTES = 60_000;

export const ScreenshotSource = z.strictObject({
  repository: z.url(),
  version: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'must be a full commit hash'),
});

export type ScreenshotSource = z.infer<typeof ScreenshotSource>;

/** Returns the folder of a language's screenshots in one color mode, from the project's root. */
export function screenshotFolder(locale: Locale, mode: ScreenshotMode): string {
  return `${SCREENSHOTS_FOLDER}/${locale}/${mode}`;
}

export function screenshotFile(name: string, locale: Locale, mode: ScreenshotMode): string {
  return `${screenshotFolder(locale, mode)}/${name}.avif`;
}
