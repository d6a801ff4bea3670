import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readDataFile } from '@/lib/content/files.server';
import {
  MAX_SCREENSHOT_BYTES,
  MAX_SCREENSHOTS_BYTES,
  SCREENSHOT_SOURCE_FILE,
  SCREENSHOTS_FOLDER,
  ScreenshotSource,
} from '@/lib/content/screenshot-files';
import { type Problem, warningAt } from '@/lib/errors';

/**
 * Finds screenshots that no page shows or that are too large. Checks nothing when the content has no screenshot source,
 * because the folder then belongs to other content.
 *
 * @param shown names of the screenshots that pages show
 */
export function checkScreenshots(root: string, shown: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  if (!readDataFile(root, SCREENSHOT_SOURCE_FILE, ScreenshotSource, problems)) return problems;
  const screenshots = listFiles(path.join(root, SCREENSHOTS_FOLDER)).map((fileName) => ({
    name: path.basename(fileName, '.avif'),
    file: `${SCREENSHOTS_FOLDER}/${fileName}`,
    sizeBytes: statSync(path.join(root, SCREENSHOTS_FOLDER, fileName)).size,
  }));
  // A screenshot has a file for each language and color mode, but is reported once.
  const seen = new Set(shown);
  for (const { name, file } of screenshots) {
    if (seen.has(name)) continue;
    seen.add(name);
    const fix = `Show it with <Screenshot name="${name}" … />, or remove it from scripts/screenshots/catalog.ts together with its files.`;
    problems.push(warningAt(file, `no page shows the screenshot "${name}"`, fix));
  }
  for (const { file, sizeBytes } of screenshots.filter(({ sizeBytes }) => sizeBytes > MAX_SCREENSHOT_BYTES)) {
    const message = `the screenshot has ${sizeBytes} bytes, over the limit of ${MAX_SCREENSHOT_BYTES}`;
    problems.push(warningAt(file, message, 'Crop it closer in scripts/screenshots/catalog.ts.'));
  }
  const totalBytes = screenshots.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (totalBytes > MAX_SCREENSHOTS_BYTES) {
    const message = `all screenshots together have ${totalBytes} bytes, over the limit of ${MAX_SCREENSHOTS_BYTES}`;
    problems.push(warningAt(SCREENSHOTS_FOLDER, message, 'Remove those that help least.'));
  }
  return problems;
}
