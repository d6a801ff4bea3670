import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext, Finding } from '../context';
import { attributeOf, excerpt, isJsxElement, type JsxElement, replaceNodes } from '../tree';
import { COMPONENTS, type ElementRule, HTML_ELEMENTS } from '../vocabulary';

/** Checks the name, attributes and parent of every tag. Replaces an invalid tag with its content. */
export function checkTags(tree: Root, context: CompileContext): void {
  replaceNodes(tree, (node, parent) => {
    if (!isJsxElement(node)) return undefined;
    const rule = COMPONENTS.get(node.name ?? '') ?? HTML_ELEMENTS.get(node.name ?? '');
    if (rule) checkPlace(node, rule, parent, context);
    else reportUnknown(node, context);
    return rule && checkAttributes(node, rule, context) ? undefined : node.children;
  });
}

function reportUnknown(node: JsxElement, context: CompileContext): void {
  const name = node.name ?? '';
  if (/^[a-z][^.:]*$/.test(name)) {
    const fix = `Write Markdown or a component of content/AUTHORING.md instead, or put it in \`code\` to show the tag itself. Allowed elements: ${[...HTML_ELEMENTS.keys()].join(', ')}.`;
    context.report(node, `the HTML element "<${name}>" is not allowed in pages`, fix);
  } else {
    const fix = didYouMean(name, COMPONENTS.keys(), `Use ${[...COMPONENTS.keys()].join(', ')}.`);
    context.report(node, `there is no component "<${name}>"`, fix);
  }
}

/** Reports and removes invalid and repeated attributes. Returns whether the element has all required ones. */
function checkAttributes(node: JsxElement, rule: ElementRule, context: CompileContext): boolean {
  const { required = [] } = rule;
  const written = new Set(node.attributes.map((attribute) => 'name' in attribute && attribute.name));
  for (const name of required.filter((name) => !written.has(name)))
    context.report(node, `"<${node.name}>" needs the attribute "${name}"`, `Add ${name}="…".`);
  const valid = new Map<string, MdxJsxAttribute>();
  for (const attribute of node.attributes) {
    const finding = checkAttribute(`"<${node.name}>"`, attribute, rule, valid);
    if (finding) context.report(attribute, ...finding);
    else if (attribute.type === 'mdxJsxAttribute') valid.set(attribute.name, attribute);
  }
  node.attributes = [...valid.values()];
  return required.every((name) => valid.has(name));
}

function checkAttribute(
  element: string,
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { required = [], optional = [], values }: ElementRule,
  previous: ReadonlyMap<string, MdxJsxAttribute>,
): Finding | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const fix = 'Write each attribute by its name, as a plain string.';
    return [`${element} has the expression "{${excerpt(attribute.value)}}"`, fix];
  }
  const { name, value } = attribute;
  const allowed = [...required, ...optional];
  if (!allowed.includes(name)) {
    const otherwise = allowed.length > 0 ? `Use ${allowed.join(', ')}.` : 'Remove it.';
    return [`${element} has no attribute "${name}"`, didYouMean(name, allowed, otherwise)];
  }
  if (previous.has(name)) return [`${element} has the attribute "${name}" twice`, 'Remove one of them.'];
  if (value !== null && typeof value === 'object') {
    const text = value?.value ?? '';
    const fix = /^\s*[\w"'`. -]*\s*$/.test(text)
      ? `Write ${name}="${text.replaceAll(/["'`]/g, '').trim()}".`
      : 'Write a plain string in quotation marks.';
    return [`the attribute "${name}" is an expression, "{${excerpt(text)}}"`, fix];
  }
  if (!value?.trim()) return [`the attribute "${name}" of ${element} is empty`, `Write ${name}="…".`];
  const expected = values?.[name];
  const message = `the attribute "${name}" of ${element} is "${excerpt(value)}"`;
  if (expected === 'number') return Number(value) > 0 ? undefined : [message, `Write a number, as in ${name}="3".`];
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

/** Checks that `Tabs` and `Steps` contain only what they can show. */
export function checkStructure(node: Nodes, context: CompileContext): void {
  if (isJsxElement(node, 'Tabs')) checkTabs(node, context);
  if (isJsxElement(node, 'Steps')) checkSteps(node, context);
}

function checkTabs(node: JsxElement, context: CompileContext): void {
  const content: RootContent[] = node.children;
  // MDX adds paragraphs around tags in the same line.
  const children = content.flatMap((item) => (item.type === 'paragraph' ? item.children : [item]));
  const stray = children.find((item) => !isJsxElement(item, 'Tab') && !(item.type === 'text' && !item.value.trim()));
  const fix = 'Put it into one of its "<Tab>", or before "<Tabs>".';
  if (stray) context.report(stray, '"<Tabs>" has content outside of "<Tab>"', fix);
  const seen = new Set<string | undefined>();
  for (const tab of children.filter((item) => isJsxElement(item, 'Tab'))) {
    const value = attributeOf(tab, 'value');
    if (seen.has(value)) context.report(tab, `two tabs have the value "${value}"`, 'Give each tab a different value.');
    seen.add(value);
  }
}

function checkSteps(node: JsxElement, context: CompileContext): void {
  const [list, ...rest] = node.children;
  if (list?.type === 'list' && list.ordered && rest.length === 0) return;
  const fix = 'Write "1." before each step, and indent the content of each step.';
  context.report(rest[0] ?? list ?? node, '"<Steps>" must contain one numbered list and nothing else', fix);
}
