import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.server';

/**
 * The programs that tests and measurements need besides npm packages: their possible paths, of which the first existing
 * one is used, and the Debian packages that install them.
 */
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

/** Installs missing programs. Throws with the Debian packages to install when that fails. */
export async function ensurePrograms(names: readonly ProgramName[]): Promise<void> {
  await installDebianPackages(findMissing(names).flatMap((name) => PROGRAMS[name].packages));
  // On other systems than Debian, Playwright can install its own Chromium.
  if (findMissing(names).includes('chromium')) await run('playwright', ['install', 'chromium']);
  const missing = findMissing(names);
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => PROGRAMS[name].packages);
  throw new Error(
    `These programs are missing and could not be installed: ${missing.join(', ')}. Install them (Debian packages: ${packages.join(' ')}) and run again.`,
  );
}

/** Installs one program when it is missing, and returns its path. */
export async function ensureProgram(name: ProgramName): Promise<string> {
  await ensurePrograms([name]);
  const path = findProgram(name);
  if (path === undefined) throw new Error(`${name} is missing.`);
  return path;
}

function findMissing(names: readonly ProgramName[]): ProgramName[] {
  return names.filter((name) => findProgram(name) === undefined);
}

async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // With run level 1, invoke-rc.d doesn't start the services of installed packages.
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const aptGet = async (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, ...env, 'apt-get', '-qq', ...args];
    const { status, output } = await run(command, rest, { output: 'keep' });
    if (status !== 0) console.error(output);
  };
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}
