import type { Element, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { type ExplainedTerm, explainedTerms, GLOSSARY_FILE, parseGlossary } from '@/lib/content/glossary';
import type { CompileContext } from '../../context';

/** Terms are explained in prose only; in headings, links, code and tables an explanation would be in the way. */
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

/** Wraps the first use of each explained glossary term in a `Term` with its definition. */
export function rehypeTerms(context: CompileContext) {
  return (tree: Root): void => {
    const remainingTerms = new Map(
      explainedTerms(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale).map((term) => [term.id, term]),
    );
    visitParents(tree, (node, ancestors) => {
      if (node.type === 'element' && NOT_PROSE.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || remainingTerms.size === 0) return undefined;
      if (!ancestors.some((ancestor) => ancestor.type === 'element' && PROSE.has(ancestor.tagName))) return undefined;
      const parent = ancestors.at(-1);
      const match = findFirstTerm(node.value, remainingTerms.values());
      if (!match || !parent) return undefined;
      remainingTerms.delete(match.term.id);
      const index = parent.children.indexOf(node);
      const nodes = splitAtTerm(node.value, match);
      parent.children.splice(index, 1, ...nodes);
      // Continue with the text after the term.
      return [SKIP, index + nodes.length - 1];
    });
  };
}

interface Match {
  term: ExplainedTerm;
  start: number;
}

/** Returns the match that starts first; of several, the longest. */
function findFirstTerm(text: string, terms: Iterable<ExplainedTerm>): Match | undefined {
  let best: Match | undefined;
  for (const term of terms) {
    const start = text.search(term.pattern);
    if (start === -1) continue;
    const isLonger = best && start === best.start && term.term.length > best.term.term.length;
    if (!best || start < best.start || isLonger) best = { term, start };
  }
  return best;
}

function splitAtTerm(text: string, { term, start }: Match): (Text | Element)[] {
  const end = start + term.term.length;
  const toText = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [
    ...toText(text.slice(0, start)),
    // Writers can't use this component, because it is not in the vocabulary.
    {
      type: 'element',
      tagName: 'Term',
      properties: { id: `term-${term.id}`, definition: term.definition },
      children: toText(text.slice(start, end)),
    },
    { type: 'text', value: text.slice(end) },
  ];
}
