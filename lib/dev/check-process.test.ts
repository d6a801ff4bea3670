import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { createCheckProcess } from './check-process.server';

/** Creates a check whose child processes run a script for each message. */
async function createCheck(onMessage: string) {
  const root = await temporaryProject({
    'child.mjs': `let count = 0; process.on('message', () => { count++; ${onMessage} });`,
  });
  const started: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of started) child.kill();
  });
  const check = createCheckProcess(() => {
    const child = fork(path.join(root, 'child.mjs'));
    started.push(child);
    return child;
  });
  return { started, check };
}

const ANSWER = `process.send({ problems: [{
  severity: 'error', file: 'a.mdx', line: 1, message: String(count), fix: 'Fix it.', pages: ['/docs/a'],
}] });
process.send({ isIndexNew: count === 2 });`;

it('reports problems and keeps the process for the next check', async () => {
  const { started, check } = await createCheck(ANSWER);
  const problems: string[] = [];
  const onProblems: Parameters<typeof check>[0] = (found) => problems.push(...found.map(({ message }) => message));
  expect(await check(onProblems)).toBe(false);
  expect(await check(onProblems)).toBe(true);
  expect(problems).toEqual(['1', '2']);
  expect(started).toHaveLength(1);
});

it('rejects with the cause when the process exits, and starts a new process for the next check', async () => {
  const { started, check } = await createCheck(`if (count === 2) process.exit(3); ${ANSWER}`);
  await check(() => {});
  await expect(check(() => {})).rejects.toThrow('ended with status 3');
  expect(await check(() => {})).toBe(false);
  expect(started).toHaveLength(2);
});

it('starts a new process when the previous one exited between two checks', async () => {
  const { started, check } = await createCheck(ANSWER);
  await check(() => {});
  started[0]?.kill();
  await once(started[0] ?? process, 'exit');
  expect(await check(() => {})).toBe(false);
  expect(started).toHaveLength(2);
});

it('rejects when the process can’t be started', async () => {
  const check = createCheckProcess(() => fork('nowhere.mjs', { execPath: '/nowhere/node' }));
  await expect(check(() => {})).rejects.toThrow('ENOENT');
});
