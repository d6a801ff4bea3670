/**
 * How the build grows with the number of docs. Owns: the command's options, and that nothing is left behind.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeContent } from './content/make-content.node';
import { copyProject } from './scale/copy-project.node';
import { measureBuild } from './scale/measure-build.node';
import { renderScale } from './scale/render-scale';
import { type ScaleResult, ScaleRun } from './scale/scale-run';

const OPTIONS = {
  /** Only make content of so many docs in each language, in the folder `out`. */
  content: { type: 'string' },
  sizes: { type: 'string', default: '50,500,2000,10000' },
  /** Where the figures go. */
  out: { type: 'string', default: '.cache/bench/scale.json' },
  /** Figures of an earlier run. */
  compare: { type: 'string' },
} as const;

/**
 * @param args of the command line
 * @param report told what is going on
 * @returns what to print
 * @throws when the options make no sense, or a build fails
 */
export async function benchScale(root: string, args: string[], report: (line: string) => void): Promise<string> {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.content !== undefined) {
    if (!args.includes('--out')) throw new Error('Say where the content goes: --content 1000 --out FOLDER');
    await makeContent(root, path.resolve(values.out), sizeOf(values.content));
    return `Wrote ${values.content} docs in each language. To build them: CONTENT_FOLDER="${values.out}" npm run build`;
  }
  const compared = values.compare === undefined ? undefined : await readRun(values.compare);
  const sizes = values.sizes.split(',').map(sizeOf);
  const place = await mkdtemp(path.join(tmpdir(), 'bench-scale-'));
  const results: ScaleResult[] = [];
  try {
    const folders = { root, project: path.join(place, 'project'), content: path.join(place, 'content') };
    await copyProject(root, folders.project);
    for (const size of sizes) {
      results.push(await measureBuild(folders, size, report));
      // A long run that breaks off keeps what it has.
      await writeRun(path.resolve(values.out), results);
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
  return renderScale({ ...machine(), results }, compared);
}

function sizeOf(text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 2) throw new Error(`A number of docs from 2 up, found "${text}".`);
  return size;
}

const machine = () => ({ node: process.version, cpus: availableParallelism() });

async function readRun(file: string): Promise<ScaleRun> {
  return ScaleRun.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function writeRun(file: string, results: ScaleResult[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ ...machine(), results }, null, 1));
}
