import { select } from 'hast-util-select';
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
  [RULES, '', 'the page has no rule tester. Remove tester, or put <RuleTester list="client-name" /> on the page.'],
  ['a: 1', TESTER, 'no list of rules. Remove tester, or show rules in single quotes below banned-client-name or'],
  ["ptr-rules:\n  - 'x'", TESTER, 'no list of rules. Remove tester, or'],
])('reports the option tester of %j', async (code, rest, problem) => {
  const compiled = await compile(code, rest);
  expect(compiled.problems).toContain(`page.mdx:1:1 — the code block has the option tester, but ${problem}`);
  expect(compiled.state).toBeUndefined();
});
