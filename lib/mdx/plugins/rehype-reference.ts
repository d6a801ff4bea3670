import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { REFERENCE_FILE, readReference } from '@/lib/reference/read-reference';
import { keyToAnchor, ownerRoute, type Reference } from '@/lib/reference/reference';
import { configTable } from '../config-table';
import type { CompileContext } from '../context';

/** Puts the reference's data in the place of `ConfigTable` and `ConfigKey`, so that every reader of the tree has it. */
export function rehypeReference(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'ConfigTable' && node.tagName !== 'ConfigKey') return undefined;
      const { reference, problems } = readReference(context.files.read(REFERENCE_FILE));
      context.problems.push(...problems);
      const expanded = problems.length > 0 ? undefined : expand(node, reference, context);
      if (parent && index !== undefined) parent.children.splice(index, 1, ...(expanded ? [expanded] : []));
      return [SKIP, index === undefined ? 0 : index + (expanded ? 1 : 0)];
    });
  };
}

function expand(node: Element, reference: Reference, context: CompileContext): Element | undefined {
  return node.tagName === 'ConfigTable' ? expandTable(node, reference, context) : expandKey(node, reference, context);
}

function expandTable(node: Element, reference: Reference, context: CompileContext): Element | undefined {
  const prefix = String(node.properties.prefix);
  const keys = reference.keysBelow(prefix);
  if (keys.length === 0) reportUnknown(prefix, node, reference, context);
  return keys.length === 0 ? undefined : { ...configTable(context.locale, prefix, keys), position: node.position };
}

function expandKey(node: Element, reference: Reference, context: CompileContext): Element {
  const path = String(node.properties.path);
  const key = reference.find(path);
  const code = h('code', String(node.properties.label ?? path));
  if (!key) reportUnknown(path, node, reference, context);
  const route = key && ownerRoute(key);
  if (!key || !route) return code;
  const anchor = `#${keyToAnchor(key.path)}`;
  const href = context.file.endsWith(`${route}.mdx`) ? anchor : `${route}${anchor}`;
  context.links.push({ href, text: path, ...context.locate(node) });
  return h('a', { href }, code);
}

function reportUnknown(path: string, node: Element, reference: Reference, context: CompileContext): void {
  context.report(node, {
    what: `the tool has no configuration key "${path}"`,
    cure: didYouMean(path, reference.paths, `The keys stand in ${REFERENCE_FILE}.`),
  });
}
