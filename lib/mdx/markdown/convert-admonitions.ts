import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';
import { replaceNodes } from '../tree';
import { ADMONITION_KINDS, isAdmonitionKind } from '../vocabulary';

/** Converts `:::note[Title]` … `:::` to an `Admonition` with a `kind`, and its title to an `AdmonitionTitle`. */
export function convertAdmonitions(tree: Root, context: CompileContext): void {
  replaceNodes(tree, (node) => {
    if (node.type !== 'containerDirective') return undefined;
    checkAdmonition(node, context);
    if (!isAdmonitionKind(node.name)) return node.children;
    node.data = { ...node.data, hName: 'Admonition', hProperties: { kind: node.name } };
    const [first] = node.children;
    if (first?.data && 'directiveLabel' in first.data) first.data = { hName: 'AdmonitionTitle' };
    return undefined;
  });
}

function checkAdmonition(node: ContainerDirective, context: CompileContext): void {
  if (!isAdmonitionKind(node.name)) {
    const fix = didYouMean(node.name, ADMONITION_KINDS, `Use ${ADMONITION_KINDS.join(', ')}.`);
    context.report(node, `there is no admonition ":::${node.name}"`, fix);
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    context.report(node, `":::${node.name}" has attributes in braces`, 'Remove them; write a title in brackets.');
  }
  if (!/(?:^|\n)[\s>]*:{3,}\s*$/.test(context.sourceOf(node))) {
    const fix = 'Add a line ":::" after its text, indented like the opening one.';
    context.report(node, `":::${node.name}" is never closed`, fix);
  }
}
