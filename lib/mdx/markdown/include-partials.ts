import type { Nodes, Root, RootContent } from 'mdast';
import { didYouMean } from '@/lib/nearest';
import { type CompileContext, createContext } from '../context';
import { attributeOf, isJsxElement, type JsxElement, replaceNodes, walkNodes } from '../tree';
import { parseMarkdown } from './parse-markdown';

type Transform = (tree: Root, context: CompileContext) => void;

/** Replaces each `<Include name="x" />` with `content/<locale>/partials/x.mdx`, after `transform` has checked it. */
export function includePartials(tree: Root, context: CompileContext, transform: Transform): void {
  replaceNodes(tree, (node) => {
    if (!isJsxElement(node, 'Include')) return undefined;
    if (node.type === 'mdxJsxFlowElement') return readPartial(node, context, transform);
    context.report(node, '"<Include>" is inside a paragraph', 'Put it on a line of its own.');
    return [];
  });
}

function readPartial(include: JsxElement, page: CompileContext, transform: Transform): RootContent[] {
  const name = attributeOf(include, 'name') ?? '';
  const folder = `content/${page.locale}/partials`;
  const file = `${folder}/${name}.mdx`;
  const body = /^[a-z0-9-]+$/.test(name) ? page.files.read(file) : undefined;
  if (body === undefined) {
    const names = page.files.list(folder).map((fileName) => fileName.replace(/\.mdx$/, ''));
    const otherwise = names.length > 0 ? `Use ${names.join(', ')}.` : 'Create it, or remove the line.';
    page.report(include, `there is no partial "${name}" in ${folder}`, didYouMean(name, names, otherwise));
    return [];
  }
  const context = createContext({ file, body, locale: page.locale, lineOffset: 0 }, page.files);
  const tree = parseMarkdown(context);
  transform(tree, context);
  walkNodes(tree, (node) => {
    checkPartial(node, context);
    node.position = include.position;
  });
  page.problems.push(...context.problems);
  page.quotes.push(...context.quotes);
  page.links.push(...context.links.map((link) => ({ ...link, ...page.locate(include) })));
  return tree.children;
}

/** Reports headings, whose ids must be unique on each page, and nested partials, which are hard to follow. */
function checkPartial(node: Nodes, context: CompileContext): void {
  const fix = 'Write the heading on each page that includes it.';
  if (node.type === 'heading') context.report(node, "a partial can't have headings", fix);
  const nestingFix = 'Write its text here, or include both on the page.';
  if (isJsxElement(node, 'Include')) context.report(node, "a partial can't include another partial", nestingFix);
}
