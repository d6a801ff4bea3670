import type { Root, RootContent } from 'mdast';
import type { CompileContext } from '../../context';
import { attributeOf, isJsxElement, type JsxElement, walkNodes } from '../../tree';

/** The only children that a component may have. */
const CONTENTS: Record<string, string> = { Cards: 'Card', Tabs: 'Tab' };

/** Checks that components made of others contain nothing else: it would be shown in the wrong place. */
export function remarkStructure(context: CompileContext) {
  return (tree: Root): void => {
    walkNodes(tree, (node) => {
      if (!isJsxElement(node)) return;
      const child = CONTENTS[node.name ?? ''];
      if (child) checkContents(node, child, context);
      if (node.name === 'Tabs') checkValues(node, context);
      if (node.name === 'Steps') checkSteps(node, context);
    });
  };
}

/** The elements themselves, which MDX wraps in a paragraph when they share a line with others. */
function contentsOf(node: JsxElement): RootContent[] {
  const children: RootContent[] = node.children;
  return children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
}

function checkContents(node: JsxElement, child: string, context: CompileContext): void {
  const contents = contentsOf(node).filter((one) => !(one.type === 'text' && one.value.trim() === ''));
  const stray = contents.find((one) => !isJsxElement(one, child));
  if (stray) {
    const cure = `Put it into one of its "<${child}>", or before "<${node.name}>".`;
    context.report(stray, `"<${node.name}>" has content outside of "<${child}>"`, cure);
  }
  if (contents.length === 0) {
    context.report(node, `"<${node.name}>" is empty`, `Put at least one "<${child}>" into it.`);
  }
}

function checkValues(node: JsxElement, context: CompileContext): void {
  const seen = new Set<string>();
  for (const tab of contentsOf(node).filter((one) => isJsxElement(one))) {
    const value = attributeOf(tab, 'value');
    if (value === undefined) continue;
    if (seen.has(value)) {
      context.report(tab, `two tabs of a set have the value "${value}"`, 'Give each a value of its own.');
    }
    seen.add(value);
  }
}

function checkSteps(node: JsxElement, context: CompileContext): void {
  const [list, ...rest] = node.children;
  if (list?.type === 'list' && list.ordered && rest.length === 0) return;
  const cure = 'Write "1." before each step, and indent what belongs to a step under it.';
  context.report(rest[0] ?? list ?? node, '"<Steps>" must hold one numbered list and nothing else', cure);
}
