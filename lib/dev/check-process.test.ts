import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { createCheckProcess } from './check-process.server';

/** Follow-ups by processes that do what a script says for each message. */
async function startHandler(onMessage: string) {
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
  severity: 'error', file: 'a.mdx', line: 1, what: String(count), cure: 'Fix it.', pages: ['/docs/a'],
}] });
process.send({ isIndexNew: count === 2 });`;

it('tells what one process finds, which lives on', async () => {
  const { started, check } = await startHandler(ANSWER);
  const problems: string[] = [];
  const note: Parameters<typeof check>[0] = (found) => problems.push(...found.map(({ what }) => what));
  expect(await check(note)).toBe(false);
  expect(await check(note)).toBe(true);
  expect(problems).toEqual(['1', '2']);
  expect(started).toHaveLength(1);
});

it('fails with the cause when the process ends, and starts another the next time', async () => {
  const { started, check } = await startHandler(`if (count === 2) process.exit(3); ${ANSWER}`);
  await check(() => {});
  await expect(check(() => {})).rejects.toThrow('ended with status 3');
  expect(await check(() => {})).toBe(false);
  expect(started).toHaveLength(2);
});

it('starts another when the process has ended between two checks', async () => {
  const { started, check } = await startHandler(ANSWER);
  await check(() => {});
  started[0]?.kill();
  await once(started[0] ?? process, 'exit');
  expect(await check(() => {})).toBe(false);
  expect(started).toHaveLength(2);
});

it('fails when no process can be started', async () => {
  const check = createCheckProcess(() => fork('nowhere.mjs', { execPath: '/nowhere/node' }));
  await expect(check(() => {})).rejects.toThrow('ENOENT');
});
