/**
 * How quick the finished site is for a reader with a slow line and a slow machine. Owns: the command's options and the order
 * of the measurements. Figures of time hold for one machine in one sitting: compare ratios.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/lib/setup/find-chromium.node';
import { measureLoads } from './speed/measure-loads.node';
import { measureNavigation } from './speed/measure-navigation.node';
import { measureSearch } from './speed/measure-search.node';
import { renderSpeed } from './speed/render-speed';
import { serveCompressed } from './speed/serve-compressed.node';
import { SpeedRun } from './speed/speed-run';

const OPTIONS = {
  /** The finished site. */
  site: { type: 'string', default: 'out' },
  runs: { type: 'string', default: '5' },
  /** Where the figures go. */
  out: { type: 'string', default: '.cache/bench/speed.json' },
  /** Figures of an earlier run. */
  compare: { type: 'string' },
} as const;

/**
 * @param args of the command line
 * @param report told what is going on
 * @returns what to print
 */
export async function benchSpeed(args: string[], report: (line: string) => void): Promise<string> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1 up, found "${values.runs}".`);
  if (!existsSync(path.join(values.site, 'index.html'))) throw new Error('Build the site first: npm run build');
  const compared =
    values.compare === undefined ? undefined : SpeedRun.parse(JSON.parse(await readFile(values.compare, 'utf8')));
  const server = await serveCompressed(values.site);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const tables: SpeedRun['tables'] = [];
    for (const measure of [measureLoads, measureNavigation, measureSearch]) {
      const table = await measure(browser, server.origin, runs);
      report(`measured: ${table.title}`);
      tables.push(table);
    }
    const run: SpeedRun = { browser: browser.version(), runs, tables };
    await mkdir(path.dirname(values.out), { recursive: true });
    await writeFile(values.out, JSON.stringify(run, null, 1));
    return renderSpeed(run, compared);
  } finally {
    await browser.close();
    await server.close();
  }
}
