import type { Code, InlineCode, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { LOCALES, type Locale } from '@/lib/locales';
import { readToolTexts, TOOL_TEXTS_FILE } from '@/lib/reference/tool-texts';
import type { CompileContext, Place } from '../../context';
import { attributeOf, isJsxElement, type JsxElement, walkNodes } from '../../tree';

/** Separates the labels of a path through menus and tabs. */
const PATH_ARROW = /\s*→\s*/;

/**
 * Checks what a page quotes from the tool against the tool's own texts: labels in `<Ui>`, lines of `log` blocks, and inline
 * code with a `{}` placeholder. `<Ui>` becomes bold text, or code when it holds code, so that search and Markdown alternates
 * need not know it.
 */
export function remarkQuotes(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!isJsxElement(node, 'Ui') || !parent || index === undefined) return undefined;
      const lang = attributeOf(node, 'lang');
      const labels = textOf(node).trim().split(PATH_ARROW);
      const locales = LOCALES.filter((locale) => locale === (lang ?? context.locale));
      for (const label of labels) quote(label, locales, node, context);
      const isCode = firstText(node)?.type === 'inlineCode';
      const data = lang ? { hProperties: { lang } } : {};
      const bold = labels.flatMap((value, at): PhrasingContent[] => [
        ...(at > 0 ? [{ type: 'text' as const, value: ' → ' }] : []),
        isCode ? { type: 'inlineCode', value, data } : { type: 'strong', children: [{ type: 'text', value }], data },
      ]);
      // A tag on a line of its own is a block; its text is still a paragraph.
      node.children = node.type === 'mdxJsxFlowElement' ? [{ type: 'paragraph', children: bold }] : bold;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index + node.children.length];
    });
    walkNodes(tree, (node) => {
      if (node.type === 'code' && node.lang === 'log') quoteLines(node, context);
      if (node.type === 'inlineCode' && isMessage(node)) quote(node.value, undefined, node, context);
    });
  };
}

function firstText(node: JsxElement): PhrasingContent | undefined {
  const [first] = node.children;
  if (first?.type === 'paragraph') return first.children[0];
  return node.type === 'mdxJsxTextElement' ? node.children[0] : undefined;
}

/** Code with a placeholder among words; an empty JSON object has quotation marks before its braces. */
function isMessage({ value }: InlineCode): boolean {
  return value.includes('{}') && /\p{L}{2}/u.test(value) && !/^[[{]\s*["{]/.test(value);
}

function quoteLines(node: Code, context: CompileContext): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  for (const [index, message] of node.value.split('\n').entries()) {
    // The block's first line follows its fence and is indented as much.
    if (message.trim()) quote(message, undefined, { line: line + 1 + index, column }, context);
  }
}

function quote(text: string, locales: readonly Locale[] | undefined, place: Place, context: CompileContext): void {
  const { model: texts, problems } = readToolTexts(context.files.read(TOOL_TEXTS_FILE));
  context.quotes.push(text);
  for (const problem of problems) if (!context.problems.includes(problem)) context.problems.push(problem);
  if (!texts || texts.find(text, locales).length > 0) return;
  const nearest = texts.nearest(text, locales);
  const cure = `${nearest ? `Did you mean "${nearest}"? ` : ''}If it does, run: npx tsx scripts/quotes.ts <folder of PeerBanHelper>`;
  context.report(place, `PeerBanHelper ${texts.version} shows no text "${text.trim()}"`, cure, 'warning');
}
