import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { SCREENSHOT_MODES, SCREENSHOT_SCALE, screenshotFile } from '@/lib/content/screenshot-files';
import { LOCALES } from '@/lib/locales';
import { CATALOG } from './catalog';

/** In CSS pixels. Phones show a screenshot 350 pixels wide, and the WebUI's text of 14 pixels is then at least 11 high. */
const MAX_WIDTH = 440;

it.each(CATALOG.map(({ name }) => name))('%s is legible on phones', (name) => {
  const files = LOCALES.flatMap((locale) => SCREENSHOT_MODES.map((mode) => screenshotFile(name, locale, mode)));
  const tooWide = files.filter((file) => imageSize(readFileSync(file)).width > MAX_WIDTH * SCREENSHOT_SCALE);
  expect(tooWide).toEqual([]);
});
