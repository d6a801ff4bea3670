import type { Link, List, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { docIdToRoute } from '@/lib/paths';
import { type CompileContext, createContext } from '../context';
import { takeHeadingId } from '../headings';
import { attributeOf, isJsxElement, type JsxElement, replaceNodes } from '../tree';
import { parseMarkdown } from './parse-markdown';

/** Found without gray-matter, which fails at front matter that is being written. */
const FRONT_MATTER = /^---\r?\n.*?\r?\n---(?=\r?\n)/s;

/** A heading of level 3, and the id of the heading of level 2 above it. */
interface Question {
  id: string;
  text: string;
  section: string;
}

/** Fills `Questions` with links to the headings in a section of another doc, whose ids they have for old links. */
export function fillQuestions(tree: Root, context: CompileContext): void {
  replaceNodes(tree, (node) => {
    if (!isJsxElement(node, 'Questions')) return undefined;
    const docId = attributeOf(node, 'doc') ?? '';
    const questions = readQuestions(docId, context);
    const section = attributeOf(node, 'section') ?? '';
    const listed = questions?.filter((question) => question.section === section) ?? [];
    if (listed.length === 0) return reportMissing(node, docId, questions, context);
    const href = (id: string) => `${docIdToRoute(docId)}#${id}`;
    context.links.push(...listed.map(({ id }) => ({ href: href(id), ...context.locate(node) })));
    const list: List = {
      type: 'list',
      spread: false,
      children: listed.map(({ id, text }) => ({ type: 'listItem', children: [link(href(id), id, text)] })),
    };
    return [{ type: 'mdxJsxFlowElement', name: 'Questions', attributes: [], children: [list] }];
  });
}

/** @returns undefined when there is no such doc */
function readQuestions(docId: string, { locale, files }: CompileContext): Question[] | undefined {
  for (const candidate of new Set<Locale>([locale, DEFAULT_LOCALE])) {
    const file = `content/${candidate}/docs/${docId}.mdx`;
    const text = files.read(file);
    if (text === undefined) continue;
    // Its problems are reported when the doc itself is compiled.
    const body = text.replace(FRONT_MATTER, '');
    return listQuestions(createContext({ file, body, locale: candidate, lineOffset: 0 }, files));
  }
  return undefined;
}

function listQuestions(context: CompileContext): Question[] {
  let section = '';
  return parseMarkdown(context).children.flatMap((node): Question | [] => {
    if (node.type !== 'heading') return [];
    takeHeadingId(node, context);
    const id = String(node.data?.hProperties?.id ?? '');
    if (node.depth === 2) section = id;
    return node.depth === 3 && id !== '' ? { id, text: textOf(node), section } : [];
  });
}

function link(url: string, id: string, value: string): { type: 'paragraph'; children: Link[] } {
  return {
    type: 'paragraph',
    children: [{ type: 'link', url, data: { hProperties: { id } }, children: [{ type: 'text', value }] }],
  };
}

function reportMissing(
  node: JsxElement,
  docId: string,
  questions: readonly Question[] | undefined,
  context: CompileContext,
): RootContent[] {
  if (!questions) {
    context.report(node, `there is no doc "${docId}"`, 'Write the path of a doc, such as faq/bans.');
    return [];
  }
  const section = attributeOf(node, 'section') ?? '';
  const sections = questions.map((question) => question.section);
  const fix = didYouMean(section, sections, 'Give its headings an {#id}.');
  context.report(node, `the doc "${docId}" has no section "${section}" with headings of level 3`, fix);
  return [];
}
