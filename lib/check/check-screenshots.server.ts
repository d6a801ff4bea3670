import path from 'node:path';
import { listFiles, readDataFile } from '@/lib/content/files.server';
import { SCREENSHOT_SOURCE_FILE, SCREENSHOTS_FOLDER, ScreenshotSource } from '@/lib/content/screenshot-files';
import { type Problem, warningAt } from '@/lib/errors';

/** Finds screenshots that no page shows. Without a screenshot source, the folder belongs to other content. */
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
  return problems;
}
