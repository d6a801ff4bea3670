/**
 * `npx tsx scripts/screenshots.ts --source <checkout of PeerBanHelper>`: takes screenshots of the tool's WebUI for the
 * docs.
 */

import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { type Browser, chromium } from '@playwright/test';
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
import { createFindText, type FindText, type Responses, readResponses } from './screenshots/fixtures.server';
import { buildWebui, openWebui } from './screenshots/open-webui.server';
import { type Screenshot, takeScreenshot } from './screenshots/take-screenshot.server';

/** AVIF qualities, tried in order until the file is small enough. */
const QUALITIES = [54, 46, 38];

interface Setup {
  browser: Browser;
  built: string;
  findText: Record<Locale, FindText>;
  responses: Record<Locale, Responses>;
}

const { source, only } = new Command('npx tsx scripts/screenshots.ts')
  .description("Takes screenshots of PeerBanHelper's WebUI that pages show, from its source.")
  .requiredOption('--source <folder>', 'a checkout of PeerBanHelper')
  .option('--only <names>', 'screenshots to take, such as ban-list,status; all without it')
  .parse()
  .opts();
const failures = await takeScreenshots(source, only?.split(',')).catch((error: Error) => [error.message]);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/**
 * Takes the screenshots and writes their files. When all screenshots were taken, also records the version of the tool.
 *
 * @param source a checkout of PeerBanHelper
 * @param only names of screenshots; all when absent
 * @returns an error for each screenshot that could not be taken
 */
async function takeScreenshots(source: string, only?: readonly string[]): Promise<string[]> {
  const root = process.cwd();
  const tool = await readToolSource(source);
  const { repository, version, commit } = tool.source;
  const built = await buildWebui(root, source, commit);
  const findText = byLocale((locale) => createFindText(tool, locale));
  const responses = byLocale((locale) => readResponses(root, findText[locale]));
  const browser = await chromium.launch({ executablePath: requireProgram('chromium'), args: ['--no-sandbox'] });
  const failures: string[] = [];
  const setup = { browser, built, findText, responses };
  for (const screenshot of CATALOG.filter(({ name }) => !only || only.includes(name))) {
    const variants = LOCALES.flatMap((locale) => SCREENSHOT_MODES.map((mode) => ({ locale, mode })));
    const results = await Promise.allSettled(
      variants.map(async ({ locale, mode }) => {
        const avif = await takeVariant(screenshot, locale, mode, setup);
        const file = screenshotFile(screenshot.name, locale, mode);
        writeFileAndFolders(path.join(root, file), avif);
        console.log(`${file} ${avif.length} bytes`);
      }),
    );
    for (const result of results) {
      if (result.status === 'rejected') failures.push(`${screenshot.name}: ${result.reason}`);
    }
  }
  await browser.close();
  if (!only && failures.length === 0) {
    const record: ScreenshotSource = { repository, version, commit };
    writeFileAndFolders(path.join(root, SCREENSHOT_SOURCE_FILE), `${JSON.stringify(record, null, 2)}\n`);
  }
  return failures;
}

async function takeVariant(
  screenshot: Screenshot,
  locale: Locale,
  mode: ScreenshotMode,
  setup: Setup,
): Promise<Buffer> {
  const { browser, built, findText, responses } = setup;
  const missingFixtures = new Set<string>();
  const page = await openWebui(browser, {
    built,
    responses: responses[locale],
    isFirstStart: screenshot.isFirstStart ?? false,
    locale,
    mode,
    viewport: { width: screenshot.width ?? 380, height: screenshot.height ?? 1400 },
    onMissingFixture: (request) => missingFixtures.add(request),
  });
  try {
    const png = await takeScreenshot(page, screenshot, findText[locale]);
    if (missingFixtures.size > 0) {
      throw new Error(
        `No fixture responds to ${[...missingFixtures].join(', ')}. Add it to scripts/screenshots/responses.yml.`,
      );
    }
    return await encodeScreenshot(png, screenshot.name);
  } finally {
    await page.context().close();
  }
}

/** Encodes a screenshot as AVIF with the best quality within the size limit. Full chroma keeps colored text sharp. */
async function encodeScreenshot(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const avif = await sharp(png).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    if (avif.length <= MAX_SCREENSHOT_BYTES) return avif;
  }
  throw new Error(`The screenshot "${name}" is over ${MAX_SCREENSHOT_BYTES} bytes at every quality. Crop it closer.`);
}
