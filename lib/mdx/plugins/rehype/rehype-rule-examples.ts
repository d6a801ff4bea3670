import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { readYamlRules } from '@/lib/rules/read-yaml-rules';
import { type ListName, listOfKey } from '@/lib/rules/rule-list';
import { writeState } from '@/lib/rules/tester-state';
import type { CompileContext } from '../../context';
import { walkElements } from '../../tree';

/**
 * Replaces the input in the `data-tester` of code blocks with the state that opens the block's rules in the rule
 * tester.
 */
export function rehypeRuleExamples(context: CompileContext) {
  return (tree: Root): void => {
    const examples: Element[] = [];
    let hasTester = false;
    walkElements(tree, (element) => {
      hasTester ||= element.tagName === 'RuleTester';
      if (element.tagName === 'pre' && element.properties.dataTester !== undefined) examples.push(element);
    });
    for (const pre of examples) {
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
      pre.properties.dataTester = list && hasTester ? writeState({ list, value, isShort: false, rules }) : undefined;
    }
  };
}

/** Returns the first list that the rule tester supports. */
function findRuleList(rules: string): ListName | undefined {
  const parsed = readYamlRules(rules);
  if (parsed.kind !== 'lists') return undefined;
  return parsed.lists.map(({ key }) => listOfKey(key)).find((name) => name !== undefined);
}
