import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readDataFile } from '@/lib/content/files.server';
import {
  MAX_SCREENSHOT_BYTES,
  SCREENSHOT_SOURCE_FILE,
  SCREENSHOTS_FOLDER,
  ScreenshotSource,
} from '@/lib/content/screenshot-files';
import { type Problem, warningAt } from '@/lib/errors';

/**
 * Finds screenshots that no page shows or that are too large. Content without a screenshot source isn't checked, because
 * the folder then belongs to other content.
 */
export function checkScreenshots(root: string, shown: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  if (!readDataFile(root, SCREENSHOT_SOURCE_FILE, ScreenshotSource, problems)) return problems;
  const files = listFiles(path.join(root, SCREENSHOTS_FOLDER)).map((file) => `${SCREENSHOTS_FOLDER}/${file}`);
  // A screenshot has a file for each language and color mode, but is reported once.
  const fileByName = new Map(files.map((file) => [path.basename(file, '.avif'), file]));
  for (const [name, file] of fileByName) {
    if (shown.has(name)) continue;
    const fix = `Show it with <Screenshot name="${name}" … />, or remove it from scripts/screenshots/catalog.ts together with its files.`;
    problems.push(warningAt(file, `no page shows the screenshot "${name}"`, fix));
  }
  for (const file of files) {
    const { size } = statSync(path.join(root, file));
    if (size <= MAX_SCREENSHOT_BYTES) continue;
    const message = `the screenshot has ${size} bytes, over the limit of ${MAX_SCREENSHOT_BYTES}`;
    problems.push(warningAt(file, message, 'Crop it closer in scripts/screenshots/catalog.ts.'));
  }
  return problems;
}
