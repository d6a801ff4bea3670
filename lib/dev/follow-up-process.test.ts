import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { followUpProcess } from './follow-up-process.node';

/** Follow-ups by processes that do what a script says for each message. */
async function following(onMessage: string) {
  const root = await temporaryProject({
    'child.mjs': `let count = 0; process.on('message', () => { count++; ${onMessage} });`,
  });
  const started: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of started) child.kill();
  });
  const followUp = followUpProcess(() => {
    const child = fork(path.join(root, 'child.mjs'));
    started.push(child);
    return child;
  });
  return { started, followUp };
}

const ANSWER = `process.send({ problems: [{
  severity: 'error', file: 'a.mdx', line: 1, what: String(count), cure: 'Mend it.', pages: ['/docs/a'],
}] });
process.send({ isIndexNew: count === 2 });`;

it('tells what one process finds, which lives on', async () => {
  const { started, followUp } = await following(ANSWER);
  const problems: string[] = [];
  const note: Parameters<typeof followUp>[0] = (found) => problems.push(...found.map(({ what }) => what));
  expect(await followUp(note)).toBe(false);
  expect(await followUp(note)).toBe(true);
  expect(problems).toEqual(['1', '2']);
  expect(started).toHaveLength(1);
});

it('fails with the cause when the process ends, and starts another the next time', async () => {
  const { started, followUp } = await following(`if (count === 2) process.exit(3); ${ANSWER}`);
  await followUp(() => {});
  await expect(followUp(() => {})).rejects.toThrow('ended with status 3');
  expect(await followUp(() => {})).toBe(false);
  expect(started).toHaveLength(2);
});

it('starts another when the process has ended between two follow-ups', async () => {
  const { started, followUp } = await following(ANSWER);
  await followUp(() => {});
  started[0]?.kill();
  await once(started[0] ?? process, 'exit');
  expect(await followUp(() => {})).toBe(false);
  expect(started).toHaveLength(2);
});

it('fails when no process can be started', async () => {
  const followUp = followUpProcess(() => fork('nowhere.mjs', { execPath: '/nowhere/node' }));
  await expect(followUp(() => {})).rejects.toThrow('ENOENT');
});
