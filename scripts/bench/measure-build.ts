import { appendFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { run } from '@/lib/setup/run.server';
import { multiplyContent } from './multiply-content';

/**
 * Builds a new checkout with `docs` docs in each language, then again after an edit of one doc. The builds print the
 * times of their stages.
 */
export async function measureBuild(project: string, docs: number): Promise<Record<string, number>> {
  const content = path.join(project, '.cache/bench-content');
  multiplyContent(path.join(project, 'content'), content, docs);
  const seconds = await build(project, content);
  appendFileSync(path.join(content, 'en/docs/faq.mdx'), '\nOne more paragraph.\n');
  const secondsAfterEdit = await build(project, content);
  const out = path.join(project, 'out');
  const sizes = listFiles(out).map((file) => statSync(path.join(out, file)).size);
  return {
    'build, s': seconds,
    'build, ms a page': (seconds * 1000) / (docs * 2),
    'build with one doc edited, s': secondsAfterEdit,
    'out/, files': sizes.length,
    'out/, MB': sizes.reduce((sum, size) => sum + size, 0) / 1e6,
  };
}

/** Returns the seconds that a build takes. */
async function build(project: string, content: string): Promise<number> {
  const start = performance.now();
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const env = { CONTENT_FOLDER: content };
  const { status, output } = await run('node', args, { cwd: project, env, output: 'keep' });
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  console.log(output.match(/^Built: .*/m)?.[0]);
  return (performance.now() - start) / 1000;
}
