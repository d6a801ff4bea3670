import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { readYamlRules } from '@/lib/rules/read-rules';
import { type ListName, listOfKey, writeState } from '@/lib/rules/rule-list';
import type { CompileContext } from '../context';
import { walkElements } from '../tree';

/**
 * Replaces the code block option `tester`, a name to try, by the state that opens the block's rules in the page's rule tester.
 */
export function linkRuleTester(tree: Root, context: CompileContext): void {
  const blocks: Element[] = [];
  let hasTester = false;
  walkElements(tree, (element) => {
    hasTester ||= element.tagName === 'RuleTester';
    if (element.tagName === 'pre' && element.properties.dataTester !== undefined) blocks.push(element);
  });
  for (const pre of blocks) {
    const rules = textOf(pre);
    const list = findRuleList(rules);
    if (!hasTester) {
      const fix = 'Remove tester, or put <RuleTester list="client-name" /> on the page.';
      context.report(pre, 'the code block has the option tester, but the page has no rule tester', fix);
    }
    if (!list) {
      const fix = 'Remove tester, or show rules in single quotes below banned-client-name or banned-peer-id.';
      context.report(pre, 'the code block has the option tester, but no list of rules', fix);
    }
    const value = String(pre.properties.dataTester);
    const isUsable = list && hasTester;
    pre.properties.dataTester = isUsable ? writeState({ list, value, isShort: false, rules }) : undefined;
  }
}

/** Returns the first list that the rule tester supports. */
function findRuleList(rules: string): ListName | undefined {
  const parsed = readYamlRules(rules);
  if (parsed.kind !== 'lists') return undefined;
  return parsed.lists.map(({ key }) => listOfKey(key)).find((name) => name !== undefined);
}
