/**
 * The loaded search data of one language. `client/` adds files as they arrive; this module requests nothing. Its methods
 * may throw on malformed data.
 */
import { createMessageMatcher, type MatchLine } from '@/lib/logs/match-messages';
import type { VariantTable } from '../analyze/normalize';
import { PinyinIndex } from '../analyze/pinyin-index';
import { SynonymTable } from '../analyze/synonyms';
import {
  type ExportedIndex,
  FIELDS,
  type Field,
  type Heading,
  type PageDocument,
  type PartName,
  type SearchContext,
  type SearchDirectory,
  type SearchEntry,
  type SearchParts,
} from '../files';
import { TermIndex } from '../index/term-index';

/** An occurrence of a term. */
export interface Posting {
  section: number;
  field: Field;
}

const MAX_PREFIX_MATCHES = 40;
const NAME_FIELDS: readonly Field[] = ['title', 'question', 'heading', 'keywords'];

export class SearchStore {
  readonly directory: SearchDirectory;
  readonly pages = new Map<number, PageDocument>();
  readonly headings = new Map<number, Heading>();
  readonly texts = new Map<number, string>();
  readonly loaded = new Set<PartName>();
  /** All terms that are loaded, sorted by UTF-16 code units. */
  terms: readonly string[] = [];
  /** The terms of titles, descriptions and keywords. */
  readonly headTerms: readonly string[];
  variants: VariantTable = new Map();
  synonyms = new SynonymTable([]);
  /** Undefined until the part `sounds` is loaded. */
  pinyin: PinyinIndex | undefined;
  #matchMessages: MatchLine<{ section: number }> = () => [];
  readonly #indexes: TermIndex[] = [];
  /** The page of each section. */
  readonly #pageOf: number[] = [];

  constructor([title, , description, keywords, content]: SearchEntry) {
    this.directory = content.index;
    for (const document of title.documents) this.pages.set(document.id, document);
    for (const size of this.directory.pages) {
      this.#pageOf.push(...Array<number>(size).fill(this.#pageOf.length));
    }
    this.#import(title.index, 'title');
    this.#import(description.index, 'description');
    this.#import(keywords.index, 'keywords');
    this.headTerms = this.terms;
  }

  add<Name extends PartName>(name: Name, part: SearchParts[Name]): void {
    if ('headings' in part) {
      for (const heading of part.headings) this.headings.set(heading[0], heading);
      this.#import(part.index);
      this.variants = new Map(
        Array.from(part.variants.matchAll(/(.)(.)/gu), ([, variant = '', simplified = '']) => [variant, simplified]),
      );
      this.synonyms = new SynonymTable(part.groups);
    } else if ('texts' in part) {
      for (const [section, text] of part.texts) this.texts.set(section, text);
    } else if ('messages' in part) this.#matchMessages = createMessageMatcher(part.messages);
    else this.pinyin = new PinyinIndex(part);
    this.loaded.add(name);
  }

  postings(term: string): readonly Posting[] {
    return [...new Set(this.#indexes.flatMap((index) => index.search(term)))].map((id) => ({
      section: id % this.#pageOf.length,
      field: FIELDS[Math.floor(id / this.#pageOf.length)] ?? 'code',
    }));
  }

  hasTerm(term: string): boolean {
    return this.terms[lowerBound(this.terms, term)] === term;
  }

  isPrefix(prefix: string): boolean {
    return this.terms[lowerBound(this.terms, prefix)]?.startsWith(prefix) ?? false;
  }

  /** Returns terms that begin with the prefix, shortest first, without the prefix itself. */
  termsWithPrefix(prefix: string): string[] {
    return this.terms
      .slice(lowerBound(this.terms, prefix), lowerBound(this.terms, `${prefix}\uffff`))
      .filter((term) => term !== prefix)
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_PREFIX_MATCHES);
  }

  /** Whether a title, heading or keyword has the word. */
  isNameWord(word: string): boolean {
    return this.postings(word).some(({ field }) => NAME_FIELDS.includes(field));
  }

  /** Returns the page with an id such as `setup/Docker`. */
  pageWithId(id: string): number | undefined {
    const route = `/docs/${id.toLowerCase()}`;
    return id.includes('/')
      ? [...this.pages.values()].find((page) => page.route.toLowerCase() === route)?.id
      : undefined;
  }

  /** Whether the word is the last segment of a page's route. */
  isPageName(word: string): boolean {
    return [...this.pages.values()].some(({ route }) => route.toLowerCase().endsWith(`/${word}`));
  }

  /** Returns the sections that explain the tool's messages in a log line, the most important one first. */
  sectionsAbout(line: string): number[] {
    const sections = this.#matchMessages(line).map(({ section }) => section);
    return [...new Set(sections)].filter((section) => section >= 0);
  }

  pageOf(section: number): number {
    return this.#pageOf[section] ?? 0;
  }

  contextOf(page: number): SearchContext {
    return this.directory.contexts.findLast(([, firstPage]) => firstPage <= page)?.[0] ?? 'docs';
  }

  /** Returns the headings down to a section, outermost first. */
  headingsAbove(section: number): Heading[] {
    const headings: Heading[] = [];
    let depth = Number.POSITIVE_INFINITY;
    for (let id = section; id > this.pageOf(section); id--) {
      const heading = this.headings.get(id);
      if (!heading || heading[3] >= depth) continue;
      depth = heading[3];
      headings.unshift(heading);
    }
    return headings;
  }

  /** @param field the only field of the index, if it has only one */
  #import(exported: ExportedIndex, field: Field = FIELDS[0]): void {
    const index = new TermIndex();
    this.#indexes.push(index);
    const terms = index.import(exported, FIELDS.indexOf(field) * this.#pageOf.length);
    this.terms = [...new Set([...this.terms, ...terms])].sort();
  }
}

/** Returns the index of the first element that is not less than the value, by UTF-16 code units. */
function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
