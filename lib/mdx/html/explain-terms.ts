import type { Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { type ExplainedTerm, explainedTerms, GLOSSARY_FILE, parseGlossary } from '@/lib/content/glossary';
import type { CompileContext } from '../context';
import { COMPONENTS } from '../vocabulary';

/** Terms are explained in prose only; in headings, links, code and tables an explanation would be in the way. */
const PROSE = new Set(['p', 'li', 'dd']);
const NOT_PROSE = new Set(['a', 'code', 'pre', 'th', 'td', 'strong', 'button', 'svg', 'kbd', 'abbr']);

/** Wraps the first use of each explained glossary term in a `Term` with its definition. */
export function explainTerms(tree: Root, context: CompileContext): void {
  const remainingTerms = new Map(
    explainedTerms(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale).map((term) => [term.id, term]),
  );
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'element' && (NOT_PROSE.has(node.tagName) || COMPONENTS.get(node.tagName)?.hasNoTerms))
      return SKIP;
    if (node.type !== 'text' || remainingTerms.size === 0) return undefined;
    if (!ancestors.some((ancestor) => ancestor.type === 'element' && PROSE.has(ancestor.tagName))) return undefined;
    const parent = ancestors.at(-1);
    const match = findFirstTerm(node.value, remainingTerms.values());
    if (!match || !parent) return undefined;
    const { start, term } = match;
    remainingTerms.delete(term.id);
    const end = start + term.term.length;
    const used: Text = { type: 'text', value: node.value.slice(start, end) };
    const rest: Text = { type: 'text', value: node.value.slice(end) };
    node.value = node.value.slice(0, start);
    const properties = { id: `term-${term.id}`, definition: term.definition };
    const index = parent.children.indexOf(node);
    // Writers can't use this component, because it is not in the vocabulary.
    parent.children.splice(index + 1, 0, { type: 'element', tagName: 'Term', properties, children: [used] }, rest);
    // Continue with the text after the term.
    return index + 2;
  });
}

/** Returns the term that starts first, with its start; of several, the longest. */
function findFirstTerm(text: string, terms: Iterable<ExplainedTerm>) {
  return Array.from(terms, (term) => ({ term, start: text.search(term.pattern) }))
    .filter(({ start }) => start !== -1)
    .sort((a, b) => a.start - b.start || b.term.term.length - a.term.term.length)[0];
}
