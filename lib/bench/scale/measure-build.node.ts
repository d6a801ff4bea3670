import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { run } from '@/lib/setup/run.node';
import { makeContent } from '../content/make-content.node';
import { measureOutput } from './measure-output.node';
import type { ScaleResult } from './scale-run';
import { watchMemory } from './watch-memory.node';

/** What a build leaves behind, its caches included. */
const LEFT = ['.next', '.cache', 'out', 'public/en'];
/** Whose `build` is `node` with flags and what it runs. */
const Package = z.object({ scripts: z.object({ build: z.string() }) });
const Stages = z.record(z.string(), z.number());

/**
 * Builds a site of so many docs from nothing, then again with one doc edited.
 *
 * @param project the copy to build in
 * @param content a folder for the docs
 * @param report told what is going on
 * @throws when the build fails
 */
export async function measureBuild(
  { root, project, content }: { root: string; project: string; content: string },
  docs: number,
  report: (line: string) => void,
): Promise<ScaleResult> {
  for (const name of LEFT) await rm(path.join(project, name), { recursive: true, force: true });
  await rm(content, { recursive: true, force: true });
  await makeContent(root, content, docs);
  report(`${docs} docs: building …`);
  const first = await build(project, content);
  const size = await measureOutput(path.join(project, 'out'));
  report(`${docs} docs: ${Math.round(first.totalMs / 1000)} s; building again with one doc edited …`);
  await appendFile(path.join(content, 'en/docs/faq.mdx'), '\nOne more paragraph.\n');
  const second = await build(project, content);
  return { docs, ...first, editedMs: second.totalMs, ...size };
}

async function build(project: string, content: string): Promise<Pick<ScaleResult, 'stages' | 'totalMs' | 'peakBytes'>> {
  const start = performance.now();
  let endWatch = async () => 0;
  // Without npm, whose memory is none of the build's.
  const { scripts } = Package.parse(JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8')));
  const [command = '', ...args] = scripts.build.split(' ');
  const { status, output } = await run(command, args, {
    cwd: project,
    env: { CONTENT_FOLDER: content },
    output: 'keep',
    onStart: (pid) => {
      endWatch = watchMemory(pid);
    },
  });
  const totalMs = Math.round(performance.now() - start);
  const peakBytes = await endWatch();
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  const stages = Stages.parse(JSON.parse(await readFile(path.join(project, '.cache/build-times.json'), 'utf8')));
  return { stages, totalMs, peakBytes };
}
