/**
 * Mutation tests: breaks a copy of the project in each cataloged way, runs the test that has to detect the defect, and reports
 * defects that no test detects. Owns the copy, the sequence of edit, build, test and restore, and the verdict.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { run } from '@/lib/setup/run.server';
import { copyProject } from '../support/copy-project';
import { freePort } from '../support/host';
import { CATALOG } from './catalog';
import { Project } from './project';
import type { Detector, Sabotage } from './sabotage';

const COPY = path.resolve('.cache/sabotage/project');
const INTACT_SITE = path.resolve('.cache/sabotage/out');

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

/**
 * Runs sabotages and prints their results.
 *
 * @param nameParts selects sabotages whose name contains one of these; all when empty
 * @returns exit status: 0 when each test passes on the intact site and fails on the broken one
 */
export async function runSabotage(nameParts: readonly string[]): Promise<number> {
  const selected = CATALOG.filter(
    ({ name }) => nameParts.length === 0 || nameParts.some((part) => name.includes(part)),
  );
  if (selected.length === 0) {
    console.error(`No sabotage has ${nameParts.join(' or ')} in its name.`);
    return 1;
  }
  console.log('Copying and building the project …');
  copyProject(COPY);
  // The build reads the pages' dates from the git history.
  symlinkSync(
    execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim(),
    path.join(COPY, '.git'),
  );
  const project = new Project(COPY);
  const port = await freePort();
  const intactBuild = await build(port);
  if (intactBuild.failed > 0) throw new Error(`The intact project does not build:\n${intactBuild.output.slice(-2000)}`);
  rmSync(INTACT_SITE, { recursive: true, force: true });
  cpSync(path.join(COPY, 'out'), INTACT_SITE, { recursive: true });

  let failureCount = 0;
  console.log('Running the tests on the intact site …');
  const brokenDetectors = new Set<string>();
  for (const detector of uniqueDetectors(selected)) {
    const { passed, failed, output } = await runDetector(detector, port);
    if (passed > 0 && failed === 0) continue;
    brokenDetectors.add(describe(detector));
    console.log(`BROKEN  ${describe(detector)} fails without sabotage\n${output.slice(-1500)}`);
  }
  for (const [index, sabotage] of selected.entries()) {
    const verdict = brokenDetectors.has(describe(sabotage.detector))
      ? 'fails without sabotage'
      : await tryOut(project, sabotage, port);
    const label = `${index + 1}/${selected.length} ${sabotage.name}`;
    if (verdict === 'detected') {
      console.log(`detected ${label}`);
      continue;
    }
    failureCount++;
    const kind = verdict === 'passes' ? 'MISSED  ' : 'INVALID ';
    console.log(`${kind} ${label}: ${describe(sabotage.detector)} ${verdict}`);
  }
  console.log(`\n${selected.length - failureCount} passed, ${failureCount} failed`);
  return failureCount === 0 ? 0 : 1;
}

/** @returns `detected`, `passes` when the test misses the defect, or the reason why the sabotage couldn't be tested */
async function tryOut(project: Project, { apply, rebuild, detector }: Sabotage, port: number): Promise<string> {
  try {
    apply(project);
    if (rebuild) {
      const sabotagedBuild = await build(port);
      if (sabotagedBuild.failed > 0)
        return `can't run, because the sources no longer build:\n${sabotagedBuild.output.slice(-1500)}`;
    }
    const { passed, failed, output } = await runDetector(detector, port);
    if (failed > 0) return 'detected';
    return passed > 0 ? 'passes' : `ran no test:\n${output.slice(-1500)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    project.restore();
    if (rebuild) project.restoreFolder('out', INTACT_SITE);
  }
}

async function runDetector(detector: Detector, port: number): Promise<Outcome> {
  if (detector.kind === 'unit') return runCheck('vitest', ['run', detector.file], port);
  if (detector.kind === 'step') return runCheck('node', ['scripts/run.mjs', 'test', detector.name], port);
  const report = path.join(COPY, 'test-results/browser.json');
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const title = detector.title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const outcome = await runCheck(
    'playwright',
    // The project `fixture` depends on a build of the fixture site.
    [
      'test',
      '--config=tests/playwright.config.ts',
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

/** Runs a command that counts as a single check. */
async function runCheck(command: string, args: readonly string[], port: number): Promise<Outcome> {
  const env = { TEST_PORT: String(port), SKIP_DEV_TESTS: '1', CI: 'true' };
  const { status, output } = await run(command, args, { cwd: COPY, env, output: 'keep' });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
}

function uniqueDetectors(sabotages: readonly Sabotage[]): Detector[] {
  return [...new Map(sabotages.map(({ detector }) => [describe(detector), detector])).values()];
}

function describe(detector: Detector): string {
  if (detector.kind === 'browser') return `${detector.spec} “${detector.title}”`;
  return detector.kind === 'unit' ? detector.file : `the step “${detector.name}”`;
}
