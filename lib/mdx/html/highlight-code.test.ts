import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { readState } from '@/lib/rules/rule-list';
import { compileText } from '@/tests/support/compile-text';

const RULES = 'module:\n  peer-id-blacklist:\n    banned-peer-id:\n      - \'{"method":"EQUALS","content":"x"}\'';
const TESTER = '\n\n<RuleTester list="peer-id" size="small" />';

async function compile(code: string, rest: string) {
  const { tree, problems } = await compileText(`\`\`\`yaml ins={1} tester="-XM0001-"\n${code}\n\`\`\`${rest}`);
  return { problems, state: select('pre', tree)?.properties.dataTester as string | undefined };
}

it('opens the rules of a block in the tester with the right list', async () => {
  const { problems, state } = await compile(RULES, TESTER);
  expect(problems).toBe('');
  expect(readState(state)).toEqual({ list: 'peer-id', value: '-XM0001-', isShort: false, rules: RULES });
});

it.each([
  [RULES, ''],
  ['a: 1', TESTER],
  ["ptr-rules:\n  - 'x'", TESTER],
])('reports the option tester without rules or tester: %j', async (code, rest) => {
  const { problems, state } = await compile(code, rest);
  expect(problems).toMatch(
    /^page.mdx:1:1 — the option tester needs a rule tester on the page, and rules in the block. Rem/,
  );
  expect(state).toBeUndefined();
});

it.each([
  ['Not Found\n未找到', '未找到'],
  ['Not Found\n未找到\n[Ban] x', undefined],
])('marks the lines of a log that repeat the others in Chinese: %j', async (log, translation) => {
  const { tree } = await compileText(`\`\`\`log\n${log}\n\`\`\``, { locale: 'en' });
  const line = select('.translation', tree);
  expect(line && textOf(line)).toBe(translation);
});
