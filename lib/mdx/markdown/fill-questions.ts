import type { Link, List, ListItem, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { docIdToRoute } from '@/lib/paths';
import { type CompileContext, createContext } from '../context';
import { takeHeadingId } from '../headings';
import { attributeOf, isJsxElement, replaceNodes } from '../tree';
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
    const section = attributeOf(node, 'section') ?? '';
    const questions = readQuestions(docId, context);
    const listed = questions?.filter((question) => question.section === section) ?? [];
    if (!questions) {
      context.report(node, `there is no doc "${docId}"`, 'Write the path of a doc, such as faq/bans.');
    } else if (listed.length === 0) {
      const sections = questions.map((question) => question.section);
      const fix = didYouMean(section, sections, 'Give its headings an {#id}.');
      context.report(node, `the doc "${docId}" has no section "${section}" with headings of level 3`, fix);
    }
    if (listed.length === 0) return [];
    const items = listed.map(({ id, text }): ListItem => {
      const url = `${docIdToRoute(docId)}#${id}`;
      context.links.push({ href: url, ...context.locate(node) });
      const link: Link = {
        type: 'link',
        url,
        data: { hProperties: { id } },
        children: [{ type: 'text', value: text }],
      };
      return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
    });
    const list: List = { type: 'list', spread: false, children: items };
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
