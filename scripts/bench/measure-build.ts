import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listFiles } from '@/lib/content/files.server';
import { run } from '@/lib/setup/run.server';
import { Figures } from './figures';
import { multiplyContent } from './multiply-content';

const MEMORY_INTERVAL_MS = 300;

/** Builds a checkout with `docs` docs in each language without caches, then again after an edit of one doc. */
export async function measureBuild(project: string, docs: number): Promise<Figures> {
  const content = path.join(project, '.cache/bench-content');
  for (const name of ['.next', '.cache', 'out']) await rm(path.join(project, name), { recursive: true, force: true });
  await multiplyContent(path.join(project, 'content'), content, docs);
  const cold = await build(project, content);
  const stages = Figures.parse(JSON.parse(await readFile(path.join(project, '.cache/build-times.json'), 'utf8')));
  await appendFile(path.join(content, 'en/docs/faq.mdx'), '\nOne more paragraph.\n');
  const incremental = await build(project, content);
  const out = path.join(project, 'out');
  const files = listFiles(out);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(out, file))).size));
  const entry = await promisify(brotliCompress)(await readFile(path.join(out, 'search-index-docs.json')));
  return {
    'build, s': cold.seconds,
    ...Object.fromEntries(Object.entries(stages).map(([stage, ms]) => [`build, ${stage} stage, s`, ms / 1000])),
    'build, ms a page': (cold.seconds * 1000) / (docs * 2),
    'build with one doc edited, s': incremental.seconds,
    'build, memory, MB': cold.peakBytes / 1e6,
    'out/, files': files.length,
    'out/, MB': sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    'search entry, kB': entry.length / 1000,
  };
}

async function build(project: string, content: string): Promise<{ seconds: number; peakBytes: number }> {
  const start = performance.now();
  let peakBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const updatePeak = async (pid: number) => {
    peakBytes = Math.max(peakBytes, await readMemoryBytes(pid));
  };
  const { status, output } = await run('node', ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: project,
    env: { CONTENT_FOLDER: content },
    output: 'keep',
    onStart: (pid) => {
      timer = setInterval(updatePeak, MEMORY_INTERVAL_MS, pid);
    },
  });
  clearInterval(timer);
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, peakBytes };
}

/** Returns the resident memory of a process and its descendants; 0 on systems without `ps`. */
async function readMemoryBytes(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='], { output: 'keep' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const pids = new Set([root]);
  // Repeated until no descendant is missing, because a child may be listed before its parent.
  for (let size = 0; size !== pids.size; ) {
    size = pids.size;
    for (const [pid = 0, parent = 0] of rows) if (pids.has(parent)) pids.add(pid);
  }
  return rows.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (pids.has(pid) ? kilobytes * 1024 : 0), 0);
}
