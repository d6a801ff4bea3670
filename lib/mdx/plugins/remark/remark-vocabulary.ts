import type { Parents, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext, Finding } from '../../context';
import { isJsxElement, type JsxElement } from '../../tree';
import { COMPONENTS, type ElementRule, HTML_ELEMENTS } from '../../vocabulary';

/**
 * Holds every tag against the vocabulary: unknown names, unknown, missing and computed attributes, wrong parents. What is
 * refused leaves the tree, its content stays.
 */
export function remarkVocabulary(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!isJsxElement(node) || !parent || index === undefined || !('children' in parent)) return EXIT;
      const rule = node.name === null ? undefined : (COMPONENTS.get(node.name) ?? HTML_ELEMENTS.get(node.name));
      if (!rule) reportUnknown(node, context);
      else {
        checkPlace(node, rule, parent, context);
        if (checkAttributes(node, rule, context)) return undefined;
      }
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}

function reportUnknown(node: JsxElement, context: CompileContext): void {
  if (node.name === null) {
    context.report(node, '"<>" is no component', 'Remove "<>" and "</>".');
  } else if (/^[a-z][^.:]*$/.test(node.name)) {
    const cure = `Write Markdown or a component of content/AUTHORING.md instead, or put it in \`code\` when it is meant to be read. Allowed are ${[...HTML_ELEMENTS.keys()].join(', ')}.`;
    context.report(node, `the HTML element "<${node.name}>" is not allowed in pages`, cure);
  } else {
    const cure = didYouMean(node.name, COMPONENTS.keys(), `There are ${[...COMPONENTS.keys()].join(', ')}.`);
    context.report(node, `there is no component "<${node.name}>"`, cure);
  }
}

/** Reports each attribute that can't stay and keeps the others, each name once; tells whether the element has all that it needs. */
function checkAttributes(node: JsxElement, rule: ElementRule, context: CompileContext): boolean {
  const kept = new Map<string, MdxJsxAttribute>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const what = `"<${node.name}>" has the expression "{${excerpt(attribute.value)}}"`;
      const cure = 'Write each attribute by its name, as a plain string.';
      context.report(attribute, what, cure);
      continue;
    }
    const finding = checkAttribute(node.name ?? '', attribute, rule, kept.has(attribute.name));
    if (finding) context.report(attribute, ...finding);
    else kept.set(attribute.name, attribute);
  }
  for (const name of rule.required) {
    const written = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === name);
    if (!written) context.report(node, `"<${node.name}>" needs the attribute "${name}"`, `Add ${name}="…".`);
  }
  node.attributes = [...kept.values()];
  return rule.required.every((name) => kept.has(name));
}

function checkAttribute(
  element: string,
  { name, value }: MdxJsxAttribute,
  { values, ...rule }: ElementRule,
  isRepeated: boolean,
): Finding | undefined {
  const allowed = [...rule.required, ...rule.optional];
  if (!allowed.includes(name)) {
    const otherwise = allowed.length > 0 ? `It can have ${allowed.join(', ')}.` : 'It has no attributes.';
    return [`"<${element}>" has no attribute "${name}"`, didYouMean(name, allowed, otherwise)];
  }
  if (isRepeated) return [`"<${element}>" has the attribute "${name}" twice`, 'Remove one of them.'];
  if (value !== null && typeof value === 'object') {
    const text = value?.value ?? '';
    const cure = /^\s*[\w"'`. -]*\s*$/.test(text)
      ? `Write ${name}="${text.replaceAll(/["'`]/g, '').trim()}".`
      : 'Write a plain string in quotation marks.';
    return [`the attribute "${name}" is an expression, "{${excerpt(text)}}"`, cure];
  }
  if (!value?.trim()) return [`the attribute "${name}" of "<${element}>" is empty`, `Write ${name}="…".`];
  const expected = values?.[name];
  const what = `the attribute "${name}" of "<${element}>" is "${excerpt(value)}"`;
  if (expected === 'number')
    return Number.isFinite(Number(value)) ? undefined : [what, `Write a number, as in ${name}="3".`];
  if (expected === undefined || expected.includes(value)) return undefined;
  return [what, didYouMean(value, expected, `Write one of ${expected.join(', ')}.`)];
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
