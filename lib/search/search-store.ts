/**
 * What has been loaded of one language's index. Owns: the five FlexSearch indexes, the documents, and which parts are
 * there. It fetches nothing; the client hands it files as they arrive.
 */
import type { Locale } from '@/lib/locales';
import { SEARCH_CONTEXTS, type SearchContext } from './documents';
import { FieldIndex } from './field-index';
import { HanWordReader } from './han-words';
import { HeadTexts } from './head-texts';
import { headWords } from './head-words';
import { unpackHeadings } from './heading-codec';
import {
  CONTENT_SLOTS,
  type FieldName,
  type HeadingDocument,
  type HeadPart,
  type IndexFile,
  type LexiconFile,
  type PartDirectory,
  type SearchEntry,
  type SoundsFile,
  type TextPart,
  type TitleDocument,
  type VariantsFile,
  type WordPart,
} from './index-format';
import { runsOf } from './index-terms';
import { readGroups, readVariants, type TermGroups } from './lexicon';
import type { VariantTable } from './normalize';
import { PageLayout } from './page-layout';
import { readWordPart } from './read-word-part';
import { SoundTable } from './sound-table';
import { SynonymTable } from './synonym-table';
import { lowerBound, TermList } from './vocabulary';

export class SearchStore {
  readonly locale: Locale;
  readonly directory: PartDirectory;
  readonly layout: PageLayout;
  readonly fields: Record<FieldName, FieldIndex> = {
    title: new FieldIndex(),
    heading: new FieldIndex(),
    description: new FieldIndex(),
    keywords: new FieldIndex(),
    content: new FieldIndex(CONTENT_SLOTS.length),
  };
  readonly titles = new Map<number, TitleDocument>();
  readonly headings = new Map<number, HeadingDocument>();
  readonly descriptions = new Map<number, string>();
  readonly keywords = new Map<number, string>();
  /** Sections' texts by id. */
  readonly texts = new Map<number, string>();
  /** Anchors of sections without a heading: rows of a table of settings. */
  readonly anchors = new Map<number, string>();
  /** Terms of the entry; none before it has been indexed, and none in a large index. */
  headTerms = new TermList([]);
  /** Further terms, by word part. */
  readonly words = new Map<number, TermList>();
  /** Of the entry; what comes later of a large index is for showing. */
  readonly heads: HeadTexts;
  readonly #hanWords: HanWordReader;
  readonly variants: VariantTable;
  synonyms = new SynonymTable([]);
  /** With those of other places, as far as they have come. */
  allVariants: VariantTable;
  allSynonyms = this.synonyms;
  readonly #groups: Record<'lexicon' | 'variants', TermGroups> = { lexicon: [], variants: [] };
  /** What has not come yet, and may be wanted. */
  readonly lacks = { lexicon: true, variants: true };
  sounds: SoundTable | undefined;

  constructor(locale: Locale, entry: SearchEntry) {
    this.locale = locale;
    const [title, heading, description, keywords, content] = entry;
    this.directory = content.index;
    this.layout = new PageLayout(content.index.pages, content.index.chunks);
    const headings = { texts: heading.documents, ...heading.index };
    this.#addDocuments([title.documents, headings, description.documents, keywords.documents]);
    this.heads = new HeadTexts(this);
    this.variants = readVariants(content.index.variants ?? '');
    this.allVariants = this.variants;
    this.#hanWords = new HanWordReader(content.index.hanWords ?? '');
  }

  /** Makes the index of titles, headings, descriptions and keywords, a text at each step; before the end nothing is found. */
  *indexHeads(): Generator<undefined> {
    const { variants } = this;
    const hanWords = this.#hanWords;
    for (const { field, id, source } of this.heads.all) {
      const runs = runsOf(source, variants);
      hanWords.read(runs);
      this.fields[field].add(id, headWords(runs, hanWords.words));
      yield;
    }
    const { title, heading, description, keywords } = this.fields;
    this.headTerms = new TermList([title, heading, description, keywords].flatMap((field) => [...field.terms()]));
    yield;
  }

  addWords(number: number, part: WordPart): void {
    const terms: string[] = [];
    for (const [field, map] of readWordPart(part, this.layout)) {
      this.fields[field].import(map);
      for (const [term] of map) if (!this.headTerms.has(term)) terms.push(term);
    }
    this.words.set(number, new TermList(terms));
  }

  addTexts(part: TextPart): void {
    for (const [id, text, anchor] of part.chunks.flat()) {
      this.texts.set(id, text);
      if (anchor !== undefined) this.anchors.set(id, anchor);
    }
  }

  addHeads(part: HeadPart): void {
    this.#addDocuments(part.heads);
  }

  addLexicon(file: LexiconFile): void {
    this.#addGroups('lexicon', file.groups);
  }

  addVariants(file: VariantsFile): void {
    this.allVariants = readVariants(file.variants);
    this.#addGroups('variants', file.groups);
  }

  addSounds(file: SoundsFile): void {
    this.sounds = new SoundTable(file);
  }

  /** Whether it has come, or need not be waited for. */
  has(file: IndexFile): boolean {
    if (typeof file === 'number') return this.words.has(file);
    return file === 'sounds' ? this.sounds !== undefined : !this.lacks[file];
  }

  /** Number of the word part that has the term, if any has it. */
  partOf(term: string): number {
    const { words } = this.directory;
    const next = lowerBound(words, term);
    return words[next] === term ? next : Math.max(0, next - 1);
  }

  /** Numbers of the word parts that terms beginning so would stand in. */
  partsOf(prefix: string): number[] {
    const { words } = this.directory;
    const first = this.partOf(prefix);
    const last = Math.max(first, lowerBound(words, `${prefix}\uffff`) - 1);
    return Array.from({ length: words.length === 0 ? 0 : last - first + 1 }, (_, index) => first + index);
  }

  contextOf(page: number): SearchContext {
    let end = 0;
    const found = SEARCH_CONTEXTS.find((_, index) => {
      end += this.directory.contexts[index] ?? 0;
      return page < end;
    });
    return found ?? SEARCH_CONTEXTS[0];
  }

  /** @param id of a section */
  textPartOf(id: number): number {
    return Math.floor(this.layout.chunkNumber(id) / this.directory.chunksPerText);
  }

  headPartOf(page: number): number {
    return Math.floor(page / this.directory.pagesPerHead);
  }

  #addGroups(name: 'lexicon' | 'variants', written: string): void {
    const groups = this.#groups;
    groups[name] = readGroups(written);
    this.synonyms = new SynonymTable(groups.lexicon);
    const isAll = groups.variants.length === 0;
    this.allSynonyms = isAll ? this.synonyms : new SynonymTable([...groups.lexicon, ...groups.variants]);
    this.lacks[name] = false;
  }

  #addDocuments([titles, headings, descriptions, keywords]: HeadPart['heads']): void {
    for (const document of titles) this.titles.set(document.i, document);
    for (const document of unpackHeadings(headings)) this.headings.set(document.i, document);
    for (const { i, t } of descriptions) this.descriptions.set(i, t);
    for (const { i, t } of keywords) this.keywords.set(i, t);
  }
}
