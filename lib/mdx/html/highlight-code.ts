import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { readYamlRules } from '@/lib/rules/read-rules';
import { listOfKey, writeState } from '@/lib/rules/rule-list';
import { type CodeMeta, parseCodeMeta } from '../code/code-meta';
import { CODE_LANGUAGES, type CodeToken, tokenize } from '../code/tokenize.server';
import type { CompileContext } from '../context';
import { isElement } from '../tree';

/** Languages with lines that stand alone, such as messages and commands, so that they may wrap. */
const WRAPPING_LANGUAGES = new Set(['log', 'text', 'bash', 'sh', 'powershell', 'bat']);

/** Highlights code blocks. Lines that are marked, numbered or wrapped are `span`, `mark`, `ins` or `del` with a class. */
export async function highlightCode(tree: Root, context: CompileContext): Promise<void> {
  const hasTester = select('RuleTester', tree) !== undefined;
  for (const pre of selectAll('pre', tree)) {
    const [code] = pre.children;
    if (isElement(code)) await highlight(pre, code, hasTester, context);
  }
}

async function highlight(pre: Element, code: Element, hasTester: boolean, context: CompileContext): Promise<void> {
  const text = textOf(code).replace(/\n$/, '');
  const language = readLanguage(code);
  checkLanguage(language, pre, context);
  const lines = await tokenize(text, language ?? 'text');
  // remark-rehype stores the options after the language in the element's data.
  const meta = parseCodeMeta(code.data?.meta ?? '', lines.length);
  for (const finding of meta.findings) context.report(pre, ...finding);
  const wraps = meta.wrap || WRAPPING_LANGUAGES.has(language ?? 'text') || lines.length === 1;
  pre.properties = {
    dataLanguage: language,
    dataTitle: meta.title,
    dataNumbers: meta.showLineNumbers ? '' : undefined,
    dataWrap: wraps ? '' : undefined,
    dataTester: meta.tester && testerState(text, meta.tester, hasTester, pre, context),
  };
  code.properties = {};
  const translations = language === 'log' ? findTranslations(text.split('\n'), context.locale) : new Set();
  const needsLines = meta.showLineNumbers || meta.marked.size + meta.ins.size + meta.del.size > 0;
  code.children =
    needsLines || (wraps && lines.length > 1)
      ? lines.map((line, index) => {
          const className = translations.has(index) ? ['line', 'translation'] : ['line'];
          return h(tagOfLine(index + 1, meta), { className }, toNodes(line, index, lines));
        })
      : lines.flatMap((line, index) => toNodes(line, index, lines));
  if (wraps) keepWordsWhole(code);
}

/** Returns the indexes of the lines that repeat the others in the other language, if half of the lines do. */
function findTranslations(lines: readonly string[], locale: Locale): Set<number> {
  const isHan = LOCALE_INFO[locale].script === 'Han';
  const others = [...lines.keys()].filter((index) => /\p{Script=Han}/u.test(lines[index] ?? '') !== isHan);
  return new Set(others.length * 2 === lines.length ? others : []);
}

function readLanguage(code: Element): string | undefined {
  const { className } = code.properties;
  const [name] = Array.isArray(className) ? className.map(String) : [];
  return name?.replace('language-', '');
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

/** Returns the state that opens a block's rules in the page's rule tester, with a name to try. */
function testerState(rules: string, value: string, hasTester: boolean, pre: Element, { report }: CompileContext) {
  const parsed = readYamlRules(rules);
  const names = parsed.kind === 'lists' ? parsed.lists.map(({ key }) => listOfKey(key)) : [];
  const list = names.find((name) => name !== undefined);
  if (list && hasTester) return writeState({ list, value, isShort: false, rules });
  const fix =
    'Remove it, or put <RuleTester list="client-name" /> on the page, and rules in single quotes below banned-client-name or banned-peer-id into the block.';
  report(pre, 'the option tester needs a rule tester on the page, and rules in the block', fix);
  return undefined;
}

function tagOfLine(number: number, { marked, ins, del }: CodeMeta): string {
  if (ins.has(number)) return 'ins';
  if (del.has(number)) return 'del';
  return marked.has(number) ? 'mark' : 'span';
}

/** Converts a line to spans, and tokens without role to text. All lines but the last end with a line break. */
function toNodes(line: CodeToken[], index: number, { length }: CodeToken[][]): ElementContent[] {
  const nodes = line.map(
    ({ text, role }): ElementContent => (role ? h('span', { className: [role] }, text) : { type: 'text', value: text }),
  );
  return index === length - 1 ? nodes : [...nodes, { type: 'text', value: '\n' }];
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
