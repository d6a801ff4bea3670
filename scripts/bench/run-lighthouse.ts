import { z } from 'zod';
import { ensureProgram } from '@/lib/setup/programs.server';
import { run } from '@/lib/setup/run.server';
import type { Figures } from './figures';
import { type Bench, repeat } from './open-page';

/** The newest that runs on Node 20. Fetched when it is asked for: 200 packages and 185 MB are too much for everyone. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/en/', '/docs/setup/Docker'];
const Result = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

/** Lighthouse's scores, from 0 to 100. It slows the line and the machine down by itself. */
export async function runLighthouse(bench: Bench): Promise<Figures> {
  const env = { CHROME_PATH: await ensureProgram('chromium') };
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const score = async (address: string) => {
    const args = ['--yes', LIGHTHOUSE, address, ...flags];
    const { status, stdout, output } = await run('npx', args, { env, output: 'keep' });
    if (status !== 0) throw new Error(`Lighthouse failed: ${output.slice(-2000)}`);
    const { categories } = Result.parse(JSON.parse(stdout));
    return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]));
  };
  bench.server.isSlow = false;
  const figures: Figures = {};
  for (const page of PAGES)
    Object.assign(figures, await repeat(bench, `lighthouse ${page}`, () => score(bench.server.origin + page)));
  bench.server.isSlow = true;
  return figures;
}
