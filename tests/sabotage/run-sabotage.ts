/**
 * Proves that the tests can fail: breaks a copy of the project in each catalogued way, runs the test that has to notice, and
 * reports every defect that stays unnoticed. Owns the copy, the order of edit, build, test and undo, and the verdict.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageBin } from '@/lib/setup/package-bin.server';
import { run } from '@/lib/setup/run.server';
import { copyProject } from '../support/copy-project';
import { freePort } from '../support/host';
import { CATALOG } from './catalog';
import { Project } from './project';
import type { Detector, Sabotage } from './sabotage';

const COPY = path.resolve('.cache/sabotage/project');
const INTACT_SITE = path.resolve('.cache/sabotage/out');
const PLAYWRIGHT = [packageBin('@playwright/test', 'playwright'), 'test', '--config=tests/playwright.config.ts'];

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

/**
 * @param wanted parts of sabotages' names; all sabotages when empty
 * @returns exit status: 0 when each test passes on the intact site and fails on the broken one
 */
export async function runSabotage(wanted: readonly string[]): Promise<number> {
  const chosen = CATALOG.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (chosen.length === 0) {
    console.error(`No sabotage is called ${wanted.join(' or ')}.`);
    return 1;
  }
  console.log('Copying and building the project …');
  copyProject(COPY);
  // Pages take their dates from the history.
  symlinkSync(
    execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim(),
    path.join(COPY, '.git'),
  );
  const project = new Project(COPY);
  const port = await freePort();
  const built = await build(port);
  if (built.failed > 0) throw new Error(`The intact project does not build:\n${built.output.slice(-2000)}`);
  rmSync(INTACT_SITE, { recursive: true, force: true });
  cpSync(path.join(COPY, 'out'), INTACT_SITE, { recursive: true });

  const problems: string[] = [];
  console.log('Running the tests on the intact site …');
  const broken = new Set<string>();
  for (const detector of distinct(chosen.map((sabotage) => sabotage.detector))) {
    const { passed, failed, output } = await detect(detector, port);
    if (passed > 0 && failed === 0) continue;
    broken.add(describe(detector));
    console.log(`BROKEN  ${describe(detector)} fails without sabotage\n${output.slice(-1500)}`);
  }
  for (const [index, sabotage] of chosen.entries()) {
    const verdict = broken.has(describe(sabotage.detector))
      ? 'fails without sabotage'
      : await tryOut(project, sabotage, port);
    const label = `${index + 1}/${chosen.length} ${sabotage.name}`;
    if (verdict === 'noticed') {
      console.log(`noticed ${label}`);
      continue;
    }
    const kind = verdict === 'unnoticed' ? 'ASLEEP ' : 'INVALID';
    problems.push(label);
    console.log(`${kind} ${label}: ${describe(sabotage.detector)} ${verdict}`);
  }
  console.log(`\n${chosen.length - problems.length} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

/** @returns `noticed`, `unnoticed`, or why the sabotage could not be tried */
async function tryOut(project: Project, { apply, rebuild, detector }: Sabotage, port: number): Promise<string> {
  try {
    apply(project);
    if (rebuild) {
      const built = await build(port);
      if (built.failed > 0) return `the broken sources do not build:\n${built.output.slice(-1500)}`;
    }
    const { passed, failed, output } = await detect(detector, port);
    if (failed > 0) return 'noticed';
    return passed > 0 ? 'unnoticed' : `ran no test:\n${output.slice(-1500)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    project.restore();
    if (rebuild) project.restoreFolder('out', INTACT_SITE);
  }
}

async function detect(detector: Detector, port: number): Promise<Outcome> {
  if (detector.kind === 'unit') return runNode([packageBin('vitest'), 'run', detector.file], port);
  if (detector.kind === 'step') return runNode(['scripts/test.mjs', detector.name], port);
  const report = path.join(COPY, 'test-results/browser.json');
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const title = detector.title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const outcome = await runNode(
    // The tests of the fixture site build it themselves.
    [
      ...PLAYWRIGHT,
      `--project=${detector.spec.startsWith('fixture/') ? 'fixture' : 'site'}`,
      '--retries=0',
      `tests/browser/${detector.spec}`,
      '-g',
      title,
    ],
    port,
  );
  if (!existsSync(report)) return { ...outcome, passed: 0, failed: 0 };
  const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, output: outcome.output };
}

const build = (port: number) => runCheck('npm', ['run', 'build', '--silent'], port);
const runNode = (args: readonly string[], port: number) => runCheck('node', args, port);

/** A command that is one check. */
async function runCheck(command: string, args: readonly string[], port: number): Promise<Outcome> {
  const env = { TEST_PORT: String(port), SKIP_DEV_TESTS: '1', CI: 'true' };
  const { status, output } = await run(command, args, { cwd: COPY, env, output: 'keep' });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
}

function distinct(detectors: readonly Detector[]): Detector[] {
  return [...new Map(detectors.map((detector) => [describe(detector), detector])).values()];
}

function describe(detector: Detector): string {
  if (detector.kind === 'browser') return `${detector.spec} “${detector.title}”`;
  return detector.kind === 'unit' ? detector.file : `the step “${detector.name}”`;
}
