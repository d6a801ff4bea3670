import { select } from 'hast-util-select';
import { expect, it } from 'vitest';
import { readState } from '@/lib/rules/rule-list';
import { compileText } from '@/tests/support/compile-text';

const RULES = 'module:\n  peer-id-blacklist:\n    banned-peer-id:\n      - \'{"method":"EQUALS","content":"x"}\'';
const TESTER = '\n\n<RuleTester list="peer-id" size="small" />';
const block = (code: string) => `\`\`\`yaml ins={1} tester="-XM0001-"\n${code}\n\`\`\``;

it('creates the state that opens the rules in the tester with the right list', async () => {
  const { context, stateOf } = await compile(block(RULES) + TESTER);
  expect(context.problems).toEqual([]);
  expect(readState(stateOf)).toEqual({ list: 'peer-id', value: '-XM0001-', isShort: false, rules: RULES });
});

it.each([
  ['without a tester on the page', block(RULES)],
  ['without rules', block('a: 1') + TESTER],
  ['with rules of another list', block("ptr-rules:\n  - 'x'") + TESTER],
])('reports a block %s', async (_, body) => {
  const { problems, stateOf } = await compile(body);
  expect(problems).toMatchSnapshot();
  expect(stateOf).toBeUndefined();
});

async function compile(body: string) {
  const compiled = await compileText(body);
  const pre = select('pre', compiled.tree);
  return { ...compiled, stateOf: pre?.properties.dataTester as string | undefined };
}
