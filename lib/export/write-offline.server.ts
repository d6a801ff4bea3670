import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { READS_OFFLINE } from '@/lib/site';
import { BROWSER_OPTIONS } from './bundle-site-script.server';

/**
 * Writes the service worker, which contains the digests of the script and stylesheet of a finished page. With offline
 * reading switched off, writes a worker that removes itself and its stores instead.
 */
export async function writeOffline(root: string, folder: string, isEnabled: boolean = READS_OFFLINE): Promise<void> {
  const home = fromHtml(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const shell = selectAll('[integrity]', home).map(({ properties: { href, src, integrity } }) => ({
    href: href ?? src,
    integrity,
  }));
  await build({
    ...BROWSER_OPTIONS,
    absWorkingDir: root,
    entryPoints: [isEnabled ? 'lib/offline/worker.ts' : 'lib/offline/retired-worker.ts'],
    outfile: path.join(folder, 'sw.js'),
    format: 'iife',
    legalComments: 'none',
    define: { ...BROWSER_OPTIONS.define, SHELL: JSON.stringify(shell) },
  });
}
