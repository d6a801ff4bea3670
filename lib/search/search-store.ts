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
  type LexiconFile,
  PAIR_SIGN,
  type PartDirectory,
  type SearchEntry,
  type SoundsFile,
  type TextPart,
  type TitleDocument,
  type VariantsFile,
  type WordPart,
} from './index-format';
import { PARTICLES, runsOf } from './index-terms';
import { readGroups, readVariants, type TermGroups } from './lexicon';
import type { VariantTable } from './normalize';
import { PageLayout } from './page-layout';
import { readWordPart } from './read-word-part';
import { SoundTable } from './sound-table';
import { SynonymTable } from './synonym-table';
import { lowerBound, Vocabulary } from './vocabulary';

export class SearchStore {
  readonly locale: Locale;
  readonly directory: PartDirectory;
  readonly layout: PageLayout;
  readonly vocabulary = new Vocabulary();
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
  readonly words = new Set<number>();
  readonly #hanWords: HanWordReader;
  #groups: TermGroups = [];
  variants: VariantTable = new Map();
  synonyms = new SynonymTable([]);
  /** What has not come yet, and may be wanted. */
  readonly lacks = { lexicon: true, variants: true };
  sounds: SoundTable | undefined;
  /** Grows with every file that arrives: what was remembered of an earlier state is void. */
  revision = 0;

  constructor(locale: Locale, entry: SearchEntry) {
    this.locale = locale;
    const [title, heading, description, keywords, content] = entry;
    this.directory = content.index;
    this.layout = new PageLayout(content.index.pages, content.index.chunks);
    const headings = { texts: heading.documents, ...heading.index };
    this.#addDocuments([title.documents, headings, description.documents, keywords.documents]);
    this.variants = readVariants(content.index.variants ?? '');
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
    for (const field of ['title', 'heading', 'description', 'keywords'] as const) {
      this.vocabulary.add(this.fields[field].terms());
      yield;
    }
  }

  addWords(number: number, part: WordPart): void {
    for (const [field, map] of readWordPart(part, this.layout)) {
      this.fields[field].import(map);
      this.vocabulary.add(map.map(([term]) => term));
    }
    this.words.add(number);
    this.revision++;
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
    this.#addGroups(readGroups(file.groups));
    this.lacks.lexicon = false;
  }

  addVariants(file: VariantsFile): void {
    this.variants = readVariants(file.variants);
    this.#addGroups(readGroups(file.groups));
    this.lacks.variants = false;
  }

  addSounds(file: SoundsFile): void {
    this.sounds = new SoundTable(file);
    this.revision++;
  }

  /** Whether a word is known as one: of the index, or of the glossary. */
  isWord(word: string): boolean {
    return this.vocabulary.has(word) || this.synonyms.has(word);
  }

  /** Whether it stands in a title, heading or keyword. */
  isHeadWord(word: string): boolean {
    return (['title', 'heading', 'keywords'] as const).some((field) => this.fields[field].postings(word));
  }

  isPair(pair: string): boolean {
    return this.vocabulary.has(pair + PAIR_SIGN) || (!PARTICLES.test(pair) && this.heads.include(pair));
  }

  /** Numbers of the word parts that terms beginning so would stand in. */
  partsOf(prefix: string): number[] {
    const { words } = this.directory;
    const first = Math.max(0, lowerBound(words, prefix) - (words.includes(prefix) ? 0 : 1));
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

  #heads: HeadTexts | undefined;

  get heads(): HeadTexts {
    this.#heads ??= new HeadTexts(this);
    return this.#heads;
  }

  #addGroups(groups: TermGroups): void {
    this.#groups = [...this.#groups, ...groups];
    this.synonyms = new SynonymTable(this.#groups);
    this.revision++;
  }

  #addDocuments([titles, headings, descriptions, keywords]: HeadPart['heads']): void {
    for (const document of titles) this.titles.set(document.i, document);
    for (const document of unpackHeadings(headings)) this.headings.set(document.i, document);
    for (const { i, t } of descriptions) this.descriptions.set(i, t);
    for (const { i, t } of keywords) this.keywords.set(i, t);
    this.#heads = undefined;
  }
}
