import type { RootContent } from 'mdast';
import type { CompileContext } from '../../context';
import { attributeOf, isJsxElement, type JsxElement, nodePlugin } from '../../tree';
import { COMPONENTS } from '../../vocabulary';

/** The only children that a component can have, by its name. */
const CHILD_COMPONENTS = new Map([...COMPONENTS].map(([name, { parent }]) => [parent, name]));

/**
 * Checks that components such as `Tabs` contain only their child components; other content would appear in the wrong
 * place.
 */
export const remarkStructure = nodePlugin((node, context) => {
  if (!isJsxElement(node)) return;
  const child = CHILD_COMPONENTS.get(node.name ?? '');
  if (child) checkChildren(node, child, context);
  if (node.name === 'Tabs') checkTabValues(node, context);
  if (node.name === 'Steps') checkSteps(node, context);
});

/** Returns the children without the paragraphs that MDX adds around tags in the same line. */
function childrenOf(node: JsxElement): RootContent[] {
  const children: RootContent[] = node.children;
  return children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
}

function checkChildren(node: JsxElement, child: string, context: CompileContext): void {
  const children = childrenOf(node).filter((item) => !(item.type === 'text' && item.value.trim() === ''));
  const stray = children.find((item) => !isJsxElement(item, child));
  if (stray) {
    const fix = `Put it into one of its "<${child}>", or before "<${node.name}>".`;
    context.report(stray, `"<${node.name}>" has content outside of "<${child}>"`, fix);
  }
  if (children.length === 0) {
    context.report(node, `"<${node.name}>" is empty`, `Put at least one "<${child}>" into it.`);
  }
}

function checkTabValues(node: JsxElement, context: CompileContext): void {
  const seen = new Set<string>();
  for (const tab of childrenOf(node).filter((child) => isJsxElement(child))) {
    const value = attributeOf(tab, 'value');
    if (value === undefined) continue;
    if (seen.has(value)) {
      context.report(tab, `two tabs have the value "${value}"`, 'Give each tab a different value.');
    }
    seen.add(value);
  }
}

function checkSteps(node: JsxElement, context: CompileContext): void {
  const [list, ...rest] = node.children;
  if (list?.type === 'list' && list.ordered && rest.length === 0) return;
  const fix = 'Write "1." before each step, and indent the content of each step.';
  context.report(rest[0] ?? list ?? node, '"<Steps>" must contain one numbered list and nothing else', fix);
}
