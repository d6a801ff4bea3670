import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { SCREENSHOT_SCALE, type ScreenshotMode } from '@/lib/content/screenshot-files';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { run } from '@/lib/setup/run.server';
import type { Responses } from './responses.server';
import type { Screenshot } from './take-screenshot.server';

/** The WebUI needs a secure context for the clipboard and random IDs, and `*.localhost` is one. */
const ORIGIN = 'http://pbh.localhost';

/** The time of the page's clock, shortly after the last event in the responses. */
const NOW = '2026-08-20T12:00:00Z';

/** The timeout of a step whose element doesn't exist. */
const TIMEOUT_MS = 120_000;

export interface WebuiOptions {
  built: string;
  responses: Responses;
  locale: Locale;
  mode: ScreenshotMode;
  screenshot: Screenshot;
  /** Called for each API request without a response. */
  onMissingResponse: (request: string) => void;
}

/** Opens a page that serves the WebUI's files and the responses of its API, and blocks all other requests. */
export async function openWebui(browser: Browser, options: WebuiOptions): Promise<Page> {
  const { locale, mode, screenshot } = options;
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: screenshot.width ?? 380, height: screenshot.height ?? 1400 },
    deviceScaleFactor: SCREENSHOT_SCALE,
    locale: LOCALE_INFO[locale].toolLanguage,
    timezoneId: 'UTC',
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await context.route('**', (route) => respond(route, options));
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.clock.install({ time: NOW });
  await page.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('locale.store', language ?? '');
      localStorage.setItem('dark-theme-config', theme ?? '');
      localStorage.setItem('autoUpdate.enable', 'false');
      localStorage.setItem('userStore.scriptWarningConfirmed', 'true');
      localStorage.setItem('authToken', 'documentation');
    },
    [LOCALE_INFO[locale].toolLanguage, mode],
  );
  return page;
}

async function respond(route: Route, { built, responses, screenshot, onMissingResponse }: WebuiOptions): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin !== ORIGIN) return route.abort();
  if (!pathname.startsWith('/api/')) {
    const file = path.join(built, pathname);
    return route.fulfill({ path: path.extname(file) && existsSync(file) ? file : path.join(built, 'index.html') });
  }
  const name = `${request.method()} ${decodeURIComponent(pathname)}`;
  // The tool redirects to the wizard as long as it isn't set up.
  if (screenshot.isFirstStart && name === 'POST /api/auth/login')
    return route.fulfill({ status: 303, headers: { location: '/init' } });
  if (name in responses) return route.fulfill({ json: { success: true, message: '', data: responses[name] } });
  onMissingResponse(name);
  return route.fulfill({ status: 404, json: { success: false, message: name, data: null } });
}

/** The package manager of the WebUI. Raise the version when it rejects the WebUI's lock file. */
const PNPM = 'pnpm@12.21.0';

/** Builds the WebUI in a copy of the checkout, cached by commit, and returns the folder of the built files. */
export async function buildWebui(root: string, source: string, commit: string): Promise<string> {
  const folder = path.join(root, '.cache/screenshots/webui');
  const built = path.join(folder, 'dist');
  const stamp = path.join(folder, '.built-commit');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === commit) return built;

  await rm(folder, { recursive: true, force: true });
  const isSource = (file: string) => !['node_modules', 'dist'].includes(path.basename(file));
  await cp(path.join(source, 'webui'), folder, { recursive: true, filter: isSource });
  await runStep(folder, 'npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--ignore-scripts']);
  await runStep(folder, 'npx', ['vite', 'build'], { NODE_ENV: 'production', GIT_HASH: commit });
  await writeFile(stamp, commit);
  return built;
}

async function runStep(cwd: string, command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const { status } = await run(command, args, { cwd, env });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed in ${cwd} with status ${status}.`);
}
