import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import {
  MAX_SCREENSHOT_BYTES,
  SCREENSHOT_MODES,
  SCREENSHOT_SOURCE_FILE,
  type ScreenshotMode,
  type ScreenshotSource,
  screenshotFile,
} from '@/lib/content/screenshot-files';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { readToolSource } from '@/lib/reference/tool-source.server';
import { requireProgram } from '@/lib/setup/programs.server';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { CATALOG } from './screenshots/catalog';
import { buildWebui, openWebui } from './screenshots/open-webui.server';
import { createFindText, readResponses } from './screenshots/responses.server';
import { type Screenshot, takeScreenshot } from './screenshots/take-screenshot.server';

/** AVIF qualities, tried in order until the file is small enough. */
const QUALITIES = [54, 46, 38];

const command = new Command('npx tsx scripts/screenshots.ts')
  .description("Takes screenshots of PeerBanHelper's WebUI that pages show, from its source.")
  .requiredOption('--source <folder>', 'a checkout of PeerBanHelper')
  .option('--only <names>', 'screenshots to take, such as ban-list,status; all without it')
  .parse();
const { source, only } = command.opts();
const root = process.cwd();
const tool = await readToolSource(source).catch((error: Error) => command.error(error.message));
const { repository, version, commit } = tool.source;
const built = await buildWebui(root, source, commit);
const findText = byLocale((locale) => createFindText(tool, locale));
const responses = byLocale((locale) => readResponses(root, findText[locale]));
const browser = await chromium.launch({ executablePath: requireProgram('chromium'), args: ['--no-sandbox'] });
const variants = LOCALES.flatMap((locale) => SCREENSHOT_MODES.map((mode) => ({ locale, mode })));
for (const screenshot of CATALOG.filter(({ name }) => !only || only.split(',').includes(name))) {
  const reportFailure = (error: Error) => {
    console.error(`${screenshot.name}: ${error.message}`);
    process.exitCode = 1;
  };
  await Promise.all(variants.map(({ locale, mode }) => writeVariant(screenshot, locale, mode).catch(reportFailure)));
}
await browser.close();
if (!only && process.exitCode !== 1) {
  const record: ScreenshotSource = { repository, version, commit };
  writeFileAndFolders(path.join(root, SCREENSHOT_SOURCE_FILE), `${JSON.stringify(record, null, 2)}\n`);
}

async function writeVariant(screenshot: Screenshot, locale: Locale, mode: ScreenshotMode): Promise<void> {
  const missing = new Set<string>();
  const page = await openWebui(browser, {
    built,
    responses: responses[locale],
    locale,
    mode,
    screenshot,
    onMissingResponse: (request) => missing.add(request),
  });
  const png = await takeScreenshot(page, screenshot, findText[locale]).finally(() => page.context().close());
  if (missing.size > 0)
    throw new Error(`No response for ${[...missing].join(', ')}. Add it to scripts/screenshots/responses.yml.`);
  const avif = await encodeScreenshot(png, screenshot.name);
  const file = screenshotFile(screenshot.name, locale, mode);
  writeFileAndFolders(path.join(root, file), avif);
  console.log(`${file} ${avif.length} bytes`);
}

/** Encodes a screenshot as AVIF with the best quality within the size limit. Full chroma keeps colored text sharp. */
async function encodeScreenshot(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const avif = await sharp(png).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    if (avif.length <= MAX_SCREENSHOT_BYTES) return avif;
  }
  throw new Error(`The screenshot "${name}" is over ${MAX_SCREENSHOT_BYTES} bytes at every quality. Crop it closer.`);
}
