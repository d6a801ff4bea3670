import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { didYouMean } from '@/lib/nearest';
import { type CodeMeta, parseCodeMeta } from '../../code/code-meta';
import { CODE_LANGUAGES, findGrammar } from '../../code/languages';
import { type CodeToken, tokenize } from '../../code/tokenize.server';
import type { CompileContext } from '../../context';
import { walkElements } from '../../tree';

/**
 * Colours code blocks: `pre` gets `data-language`, `data-title`, `data-numbers`, `data-wrap`, `data-tester`; pieces become spans with a
 * role's class, and lines `span`, `mark`, `ins` or `del` with the class `line` where any line is marked or numbered.
 */
export function rehypeCode(context: CompileContext) {
  return async (tree: Root): Promise<void> => {
    const blocks: { pre: Element; code: Element }[] = [];
    walkElements(tree, (pre) => {
      if (pre.tagName !== 'pre') return;
      const [code] = pre.children;
      if (code?.type === 'element' && code.tagName === 'code') blocks.push({ pre, code });
    });
    for (const { pre, code } of blocks) await highlight(pre, code, context);
  };
}

async function highlight(pre: Element, code: Element, context: CompileContext): Promise<void> {
  const text = textOf(code).replace(/\n$/, '');
  const language = readLanguage(code);
  const grammar = language === undefined ? undefined : findGrammar(language);
  if (!grammar) reportLanguage(language, pre, context);
  const lines = grammar && grammar !== 'text' ? await tokenize(text, grammar) : plainLines(text);
  // remark-rehype keeps the rest of the fence's line in the element's data.
  const { meta, faults } = parseCodeMeta(code.data?.meta ?? '', lines.length);
  for (const fault of faults) context.report(pre, ...fault);
  pre.properties = {
    ...(language && { dataLanguage: language }),
    ...(meta.title && { dataTitle: meta.title }),
    ...(meta.hasNumbers && { dataNumbers: '' }),
    ...(meta.wraps && { dataWrap: '' }),
    ...(meta.tester && { dataTester: meta.tester }),
  };
  code.properties = {};
  code.children = hasLines(meta)
    ? lines.map((line, index) => lineElement(line, index + 1, index + 1 === lines.length, meta))
    : joined(lines);
}

function readLanguage(code: Element): string | undefined {
  const { className } = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function reportLanguage(language: string | undefined, place: Element, context: CompileContext): void {
  if (language === undefined) {
    const cure = 'Write it after the opening ```; "text" when there is none.';
    context.report(place, 'the code block does not say its language', cure);
  } else {
    const cure = didYouMean(language, CODE_LANGUAGES, `There are ${CODE_LANGUAGES.join(', ')}.`);
    context.report(place, `no code block can have the language "${language}"`, cure);
  }
}

function plainLines(text: string): CodeToken[][] {
  return text.split('\n').map((line) => [{ text: line, role: undefined }]);
}

function hasLines(meta: CodeMeta): boolean {
  return meta.hasNumbers || meta.marked.size + meta.inserted.size + meta.deleted.size > 0;
}

function lineElement(line: CodeToken[], number: number, isLast: boolean, meta: CodeMeta): Element {
  return h(lineTag(number, meta), { className: ['line'] }, [...pieces(line), ...(isLast ? [] : ['\n'])]);
}

function lineTag(number: number, { marked, inserted, deleted }: CodeMeta): string {
  if (inserted.has(number)) return 'ins';
  if (deleted.has(number)) return 'del';
  return marked.has(number) ? 'mark' : 'span';
}

/** All lines in a row; what has no role becomes text, line ends included. */
function joined(lines: CodeToken[][]): ElementContent[] {
  return pieces(lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n', role: undefined }, ...line])));
}

function pieces(tokens: CodeToken[]): ElementContent[] {
  const content: ElementContent[] = [];
  for (const { text, role } of tokens) {
    const last = content.at(-1);
    if (role) content.push(h('span', { className: [role] }, text));
    else if (last?.type === 'text') last.value += text;
    else content.push({ type: 'text', value: text });
  }
  return content;
}
