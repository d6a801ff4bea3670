import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { didYouMean } from '@/lib/nearest';
import { type CodeMeta, parseCodeMeta } from '../code/code-meta';
import { CODE_LANGUAGES, type CodeToken, tokenize } from '../code/tokenize.server';
import type { CompileContext } from '../context';
import { walkElements } from '../tree';

/** Languages with lines that stand alone, such as messages and commands, so that they may wrap. */
const WRAPPING_LANGUAGES = new Set(['log', 'text', 'bash', 'sh', 'powershell', 'bat']);

/**
 * Highlights code blocks. `pre` gets `data-language`, `data-title`, `data-numbers`, `data-wrap` and `data-tester`, and
 * tokens become spans with the class of their role. In a block with marked, numbered or several wrapping lines, each line
 * is a `span`, `mark`, `ins` or `del` with the class `line`.
 */
export async function highlightCode(tree: Root, context: CompileContext): Promise<void> {
  const blocks: { pre: Element; code: Element }[] = [];
  walkElements(tree, (element) => {
    if (element.tagName !== 'pre') return;
    const [code] = element.children;
    if (code?.type === 'element' && code.tagName === 'code') blocks.push({ pre: element, code });
  });
  for (const { pre, code } of blocks) await highlight(pre, code, context);
}

async function highlight(pre: Element, code: Element, context: CompileContext): Promise<void> {
  const text = textOf(code).replace(/\n$/, '');
  const language = readLanguage(code);
  checkLanguage(language, pre, context);
  const lines = await tokenize(text, language ?? 'text');
  // remark-rehype stores the options after the language in the element's data.
  const { meta, findings } = parseCodeMeta(code.data?.meta ?? '', lines.length);
  for (const finding of findings) context.report(pre, ...finding);
  const wraps = meta.wraps || WRAPPING_LANGUAGES.has(language ?? 'text') || lines.length === 1;
  pre.properties = {
    ...(language && { dataLanguage: language }),
    ...(meta.title && { dataTitle: meta.title }),
    ...(meta.hasNumbers && { dataNumbers: '' }),
    ...(wraps && { dataWrap: '' }),
    ...(meta.tester && { dataTester: meta.tester }),
  };
  code.properties = {};
  code.children =
    hasLineElements(meta) || (wraps && lines.length > 1)
      ? lines.map((line, index) => lineElement(line, index + 1, index + 1 === lines.length, meta))
      : joinLines(lines);
  if (wraps) keepWordsWhole(code);
}

function readLanguage(code: Element): string | undefined {
  const { className } = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function checkLanguage(language: string | undefined, place: Element, context: CompileContext): void {
  if (language === undefined) {
    const fix = 'Write it after the opening ```, or "text" when there is none.';
    context.report(place, 'the code block has no language', fix);
  } else if (!CODE_LANGUAGES.has(language)) {
    const fix = didYouMean(language, CODE_LANGUAGES, 'Use "text", or a name from https://shiki.style/languages.');
    context.report(place, `code blocks don't support the language "${language}"`, fix);
  }
}

function hasLineElements(meta: CodeMeta): boolean {
  return meta.hasNumbers || meta.marked.size + meta.inserted.size + meta.deleted.size > 0;
}

function lineElement(line: CodeToken[], number: number, isLast: boolean, meta: CodeMeta): Element {
  return h(tagOfLine(number, meta), { className: ['line'] }, [...toNodes(line), ...(isLast ? [] : ['\n'])]);
}

function tagOfLine(number: number, { marked, inserted, deleted }: CodeMeta): string {
  if (inserted.has(number)) return 'ins';
  if (deleted.has(number)) return 'del';
  return marked.has(number) ? 'mark' : 'span';
}

function joinLines(lines: CodeToken[][]): ElementContent[] {
  return toNodes(lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n', role: undefined }, ...line])));
}

/** Converts tokens to spans, and those without role to text. */
function toNodes(tokens: CodeToken[]): ElementContent[] {
  return tokens.map(({ text, role }) =>
    role ? h('span', { className: [role] }, text) : { type: 'text', value: text },
  );
}

/** In characters; longer words may break, because they may not fit on a line of a phone. */
const MAX_WHOLE_WORD = 30;

/** Wraps words with hyphens in `span.word`, because browsers break lines after hyphens: an option must not become `-- pull`. */
function keepWordsWhole(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') keepWordsWhole(child);
    if (child.type !== 'text') return [child];
    return child.value
      .split(/(\S+-\S+)/)
      .filter((part) => part !== '')
      .map((value) =>
        /^\S+-\S+$/.test(value) && value.length <= MAX_WHOLE_WORD
          ? h('span', { className: ['word'] }, value)
          : { type: 'text', value },
      );
  });
}
