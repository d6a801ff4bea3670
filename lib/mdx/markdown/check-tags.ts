import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext, Finding } from '../context';
import { attributeOf, isJsxElement, type JsxElement } from '../tree';
import { COMPONENTS, type ElementRule, HTML_ELEMENTS } from '../vocabulary';

/**
 * Checks every tag against the vocabulary: its name, attributes and parent. Replaces an invalid tag with its content.
 */
export function checkTags(tree: Root, context: CompileContext): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!isJsxElement(node) || !parent || index === undefined) return undefined;
    const rule = node.name === null ? undefined : (COMPONENTS.get(node.name) ?? HTML_ELEMENTS.get(node.name));
    if (!rule) reportUnknown(node, context);
    else {
      checkPlace(node, rule, parent, context);
      if (checkAttributes(node, rule, context)) return undefined;
    }
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

function reportUnknown(node: JsxElement, context: CompileContext): void {
  if (node.name === null) {
    context.report(node, '"<>" is not a component', 'Remove "<>" and "</>".');
  } else if (/^[a-z][^.:]*$/.test(node.name)) {
    const fix = `Write Markdown or a component of content/AUTHORING.md instead, or put it in \`code\` to show the tag itself. Allowed elements: ${[...HTML_ELEMENTS.keys()].join(', ')}.`;
    context.report(node, `the HTML element "<${node.name}>" is not allowed in pages`, fix);
  } else {
    const fix = didYouMean(node.name, COMPONENTS.keys(), `Use ${[...COMPONENTS.keys()].join(', ')}.`);
    context.report(node, `there is no component "<${node.name}>"`, fix);
  }
}

/** Reports and removes invalid and repeated attributes. Returns whether the element has all required ones. */
function checkAttributes(node: JsxElement, rule: ElementRule, context: CompileContext): boolean {
  const { required = [] } = rule;
  const validAttributes = new Map<string, MdxJsxAttribute>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = `"<${node.name}>" has the expression "{${excerpt(attribute.value)}}"`;
      const fix = 'Write each attribute by its name, as a plain string.';
      context.report(attribute, message, fix);
      continue;
    }
    const finding = checkAttribute(node.name ?? '', attribute, rule, validAttributes.has(attribute.name));
    if (finding) context.report(attribute, ...finding);
    else validAttributes.set(attribute.name, attribute);
  }
  for (const name of required) {
    const isPresent = node.attributes.some(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
    if (!isPresent) context.report(node, `"<${node.name}>" needs the attribute "${name}"`, `Add ${name}="…".`);
  }
  node.attributes = [...validAttributes.values()];
  return required.every((name) => validAttributes.has(name));
}

function checkAttribute(
  element: string,
  { name, value }: MdxJsxAttribute,
  { required = [], optional = [], values }: ElementRule,
  isRepeated: boolean,
): Finding | undefined {
  const allowed = [...required, ...optional];
  if (!allowed.includes(name)) {
    const otherwise = allowed.length > 0 ? `Use ${allowed.join(', ')}.` : 'Remove it.';
    return [`"<${element}>" has no attribute "${name}"`, didYouMean(name, allowed, otherwise)];
  }
  if (isRepeated) return [`"<${element}>" has the attribute "${name}" twice`, 'Remove one of them.'];
  if (value !== null && typeof value === 'object') {
    const text = value?.value ?? '';
    const fix = /^\s*[\w"'`. -]*\s*$/.test(text)
      ? `Write ${name}="${text.replaceAll(/["'`]/g, '').trim()}".`
      : 'Write a plain string in quotation marks.';
    return [`the attribute "${name}" is an expression, "{${excerpt(text)}}"`, fix];
  }
  if (!value?.trim()) return [`the attribute "${name}" of "<${element}>" is empty`, `Write ${name}="…".`];
  const expected = values?.[name];
  const message = `the attribute "${name}" of "<${element}>" is "${excerpt(value)}"`;
  if (expected === 'number')
    return Number.isFinite(Number(value)) ? undefined : [message, `Write a number, as in ${name}="3".`];
  if (expected === undefined || expected.includes(value)) return undefined;
  return [message, didYouMean(value, expected, `Write one of ${expected.join(', ')}.`)];
}

function checkPlace(node: JsxElement, rule: ElementRule, parent: Parents, context: CompileContext): void {
  if (rule.parent && !isJsxElement(parent, rule.parent)) {
    context.report(node, `"<${node.name}>" is outside "<${rule.parent}>"`, `Put it directly into "<${rule.parent}>".`);
  }
  if (rule.empty && node.children.length > 0) {
    context.report(node, `"<${node.name}>" can't have content`, `Write "<${node.name} … />".`);
    node.children = [];
  }
}

function excerpt(code: string): string {
  const line = code.trim().replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** The only children that a component can have, by its name. */
const CHILD_COMPONENTS = new Map(
  [...COMPONENTS].flatMap(([name, { parent }]): [string, string][] => (parent ? [[parent, name]] : [])),
);

/**
 * Checks that components such as `Tabs` contain only their child components; other content would appear in the wrong
 * place.
 */
export function checkStructure(node: Nodes, context: CompileContext): void {
  if (!isJsxElement(node)) return;
  const child = CHILD_COMPONENTS.get(node.name ?? '');
  if (child) checkChildren(node, child, context);
  if (node.name === 'Tabs') checkTabValues(node, context);
  if (node.name === 'Steps') checkSteps(node, context);
}

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
