import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
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

/** Reports a `:::` that isn't part of an admonition. */
export function checkStrayFence(node: Nodes, context: CompileContext): void {
  if (node.type !== 'paragraph') return;
  const fence = /(?:^|\n):::+(.*)/.exec(textOf(node));
  if (!fence) return;
  const name = /^\s*([\w-]+)/.exec(fence[1] ?? '')?.[1];
  const fix = name
    ? `Write ":::${name}[Title]" on a line of its own, without a space before the name.`
    : 'Remove it, or open the admonition before it; an admonition around another one needs four colons.';
  context.report(node, name ? `":::${fence[1]}" doesn't start an admonition` : '":::" has no admonition to close', fix);
}
