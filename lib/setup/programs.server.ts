import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.server';

/** The programs that tests need besides npm packages: paths, of which the first existing is used, and Debian packages. */
const PROGRAMS = {
  /** The headless shell comes first, because it takes half the time of a complete browser. */
  chromium: {
    paths: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  },
  firefox: {
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
  webKitDriver: { paths: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver', 'fonts-noto-cjk'] },
  xvfb: { paths: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
  nginx: { paths: ['/usr/sbin/nginx'], packages: ['nginx-light'] },
  caddy: { paths: ['/usr/bin/caddy'], packages: ['caddy'] },
};

export type ProgramName = keyof typeof PROGRAMS;

/** Returns the path of a program; undefined when it isn't installed. */
export function findProgram(name: ProgramName): string | undefined {
  return PROGRAMS[name].paths.find((path) => path !== '' && existsSync(path));
}

/** Returns the path of a program. Throws with the command that installs it when it is missing. */
export function requireProgram(name: ProgramName): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(describeMissing([name]));
  return path;
}

/** Says which of the programs are missing and how to install them; undefined when none is missing. */
export function describeMissing(names: readonly ProgramName[]): string | undefined {
  const missing = names.filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return undefined;
  const advice = existsSync('/usr/bin/apt-get')
    ? `Install them with: ${installCommand(missing).join(' ')}`
    : `Their Debian packages are ${packagesOf(missing).join(', ')}. For Chromium there is also: npx playwright install chromium`;
  return `Missing programs: ${missing.join(', ')}. ${advice}`;
}

/** Installs those of the programs that are missing, on Debian and Ubuntu. Shows the output. */
export async function installPrograms(names: readonly ProgramName[]): Promise<void> {
  const missing = names.filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return;
  for (const [command = '', ...args] of [aptGet('update'), installCommand(missing)]) await run(command, args);
}

const packagesOf = (names: readonly ProgramName[]) => [...new Set(names.flatMap((name) => PROGRAMS[name].packages))];

const installCommand = (names: readonly ProgramName[]) =>
  aptGet('install', '-y', '--no-install-recommends', ...packagesOf(names));

function aptGet(...args: string[]): string[] {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  // With run level 1, installed packages don't start their services.
  return [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-qq', ...args];
}
