/** Turns a hit into a search result: its address, title, breadcrumbs and snippet. */
import { toAlphanumeric } from '../analyze/normalize';
import { STOP_WORDS } from '../analyze/stop-words';
import type { Hit } from '../search';
import { cutSnippet, findMarks, type MarkedText } from './snippet';
import type { SearchStore } from './store';

export interface SearchResult {
  /** Unique among the results: the number of the section. */
  key: number;
  /** The number of the page, or of the question that counts as one; the results of one page follow each other. */
  page: number;
  route: string;
  /** Anchor of the section that the result opens; undefined for the top of the page. */
  anchor: string | undefined;
  title: MarkedText;
  /** Labels of the page's ancestor categories, outermost first; of a question, also its page and the headings above. */
  categories: readonly string[];
  /** The headings down to the section and the name of a setting, outermost first; empty for the top of the page. */
  headings: MarkedText[];
  snippet: MarkedText;
  /** Terms that the opened page highlights. */
  highlight: string[];
}

const MAX_HIGHLIGHTED_TERMS = 8;

/** @param snippetLength maximum length in characters */
export function presentHit(hit: Hit, store: SearchStore, snippetLength: number): SearchResult {
  const { document, section, terms, isName, isExplained } = hit;
  const { variants } = store;
  const isTop = section === document.id;
  const headings = store.headingsAbove(section);
  const questionIndex = headings.findIndex(([, , , depth]) => depth === document.questionDepth);
  const names = [document.title, ...headings.map(([, text]) => text)].map(
    (text): MarkedText => ({ text, marks: findMarks(text, terms, variants) }),
  );
  // A page without questions, and what stands outside of them, has the title of the page.
  const titleIndex = questionIndex + 1;
  const title = names[titleIndex] ?? { text: '', marks: [] };
  // A page that the query names opens at its top, and highlighting would scroll down to the first mark.
  const highlighted = isName && title.marks.length === 0 ? [] : terms;
  return {
    key: section,
    page: headings[questionIndex]?.[0] ?? document.id,
    route: document.route,
    anchor: isTop ? undefined : store.headings.get(section)?.[2],
    title,
    categories: [...document.breadcrumbs, ...names.slice(0, titleIndex).map(({ text }) => text)],
    headings: names.slice(titleIndex + 1),
    // Readers know the message; the section begins with what it means.
    snippet: cutSnippet(withoutLines(chooseText(), names), isExplained ? [] : terms, snippetLength, variants, names),
    highlight: highlighted.filter((term) => term.length > 1 && !STOP_WORDS.has(term)).slice(0, MAX_HIGHLIGHTED_TERMS),
  };

  /** The description says what a page is about; a section is known by its own text. */
  function chooseText(): string {
    const text = store.texts.get(section) ?? firstTextBelow() ?? '';
    const hasMatch = (candidate: string) => findMarks(candidate, terms, variants).length > 0;
    if (!isTop) return text || names.at(-1)?.text || document.description;
    return [document.description, text].find(hasMatch) ?? (document.description || text || document.title);
  }

  /** A section that only groups others is known by the first of them. */
  function firstTextBelow(): string | undefined {
    const depthOf = (id: number) => store.headings.get(id)?.[3] ?? 1;
    return depthOf(section + 1) > depthOf(section) ? store.texts.get(section + 1) : undefined;
  }
}

/** Drops the lines that only repeat what stands above the snippet, unless nothing else is left. */
function withoutLines(text: string, names: readonly MarkedText[]): string {
  const known = names.map((name) => toAlphanumeric(name.text));
  const rest = text.split('\n').filter((line) => !known.some((name) => name.includes(toAlphanumeric(line))));
  return rest.length > 0 ? rest.join('\n') : text;
}
