import type { Element, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { type ExplainedTerm, explainedTerms, GLOSSARY_FILE, parseGlossary } from '@/lib/content/glossary';
import type { CompileContext } from '../../context';

/** Where a term is prose; in headings, links, code and tables an explanation would be in the way. */
const PROSE = new Set(['p', 'li', 'dd']);
const NOT_PROSE = new Set([
  'a',
  'code',
  'pre',
  'th',
  'td',
  'strong',
  'button',
  'svg',
  'kbd',
  'abbr',
  'Cards',
  'Diagram',
]);

/** Marks the first use of each term that the glossary explains as `Term`, with its explanation. */
export function rehypeTerms(context: CompileContext) {
  return (tree: Root): void => {
    const waiting = new Map(
      explainedTerms(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale).map((term) => [term.id, term]),
    );
    visitParents(tree, (node, ancestors) => {
      if (node.type === 'element' && NOT_PROSE.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || waiting.size === 0) return undefined;
      if (!ancestors.some((one) => one.type === 'element' && PROSE.has(one.tagName))) return undefined;
      const parent = ancestors.at(-1);
      const found = firstTerm(node.value, waiting.values());
      if (!found || !parent) return undefined;
      waiting.delete(found.term.id);
      const index = parent.children.indexOf(node);
      const pieces = split(node.value, found);
      parent.children.splice(index, 1, ...pieces);
      // Continue with the text after the term.
      return [SKIP, index + pieces.length - 1];
    });
  };
}

interface Match {
  term: ExplainedTerm;
  start: number;
}

function firstTerm(text: string, terms: Iterable<ExplainedTerm>): Match | undefined {
  let best: Match | undefined;
  for (const term of terms) {
    const start = text.search(term.pattern);
    if (start === -1) continue;
    const isLonger = best && start === best.start && term.term.length > best.term.term.length;
    if (!best || start < best.start || isLonger) best = { term, start };
  }
  return best;
}

function split(text: string, { term, start }: Match): (Text | Element)[] {
  const end = start + term.term.length;
  const piece = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [
    ...piece(text.slice(0, start)),
    // Named like the authors' components, but for the compiler alone to use.
    {
      type: 'element',
      tagName: 'Term',
      properties: { id: `term-${term.id}`, definition: term.definition },
      children: piece(text.slice(start, end)),
    },
    { type: 'text', value: text.slice(end) },
  ];
}
