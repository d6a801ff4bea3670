import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.node';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium on this machine: the system's, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  return [...CANDIDATES, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

/**
 * A Chromium for the browser tests, installed when there is none: Debian's package when run as root where apt-get is,
 * else Playwright's own build.
 *
 * @throws when none could be had
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, output: 'keep' });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      env,
      output: 'keep',
    });
  }
  if (!findChromium()) {
    console.log('Installing Playwright’s Chromium …');
    await run('node', ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium is on this machine and none could be installed. Install one and run again.');
  return installed;
}
