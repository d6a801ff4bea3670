import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageBin } from './package-bin.server';
import { run } from './run.server';

/**
 * The programs that tests and measurements use and npm does not install: where each may be, of which the first that exists is
 * used, and the Debian packages that bring it.
 */
const PROGRAMS = {
  /** The shell without windows, which takes half the time, or a whole browser. */
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

/** Where a program is on this machine; undefined when it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  return PROGRAMS[name].paths.find((path) => path !== '' && existsSync(path));
}

/** Installs missing programs, Debian packages in one batch; throws with the packages to install when that did not help. */
export async function ensurePrograms(names: readonly ProgramName[]): Promise<void> {
  await installDebianPackages(missing(names).flatMap((name) => PROGRAMS[name].packages));
  // Where Debian packages can't be installed, Playwright brings a Chromium of its own.
  if (missing(names).includes('chromium'))
    await run('node', [packageBin('@playwright/test', 'playwright'), 'install', 'chromium']);
  const stillMissing = missing(names);
  if (stillMissing.length === 0) return;
  const packages = stillMissing.flatMap((name) => PROGRAMS[name].packages);
  throw new Error(
    `Not on this machine, and could not be installed: ${stillMissing.join(', ')}. Install them (Debian packages: ${packages.join(' ')}) and run again.`,
  );
}

/** Installs one program when it is missing, and returns its path. */
export async function ensureProgram(name: ProgramName): Promise<string> {
  await ensurePrograms([name]);
  const path = findProgram(name);
  if (path === undefined) throw new Error(`${name} is missing.`);
  return path;
}

function missing(names: readonly ProgramName[]): ProgramName[] {
  return names.filter((name) => findProgram(name) === undefined);
}

async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // At this run level invoke-rc.d does not start the services of installed packages.
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const aptGet = async (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, ...env, 'apt-get', '-qq', ...args];
    const { status, output } = await run(command, rest, { output: 'keep' });
    if (status !== 0) console.error(output);
  };
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}
