/**
 * What one query may look at: the entry, and of all else what the query itself has asked for. Owns: that nothing which earlier
 * queries have left in the store changes an answer.
 */
import { type FieldName, type IndexFile, PAIR_SIGN } from './index-format';
import { PARTICLES } from './index-terms';
import type { VariantTable } from './normalize';
import type { SearchStore } from './search-store';
import type { SoundTable } from './sound-table';
import { SynonymTable } from './synonym-table';
import { Vocabulary } from './vocabulary';

const NO_SYNONYMS = new SynonymTable([]);

export class SearchView {
  readonly store: SearchStore;
  readonly #asked: ReadonlySet<IndexFile>;
  readonly #seen: ReadonlySet<IndexFile>;
  readonly vocabulary: Vocabulary;
  readonly variants: VariantTable;
  readonly synonyms: SynonymTable;
  readonly sounds: SoundTable | undefined;

  /** @param asked of which only what has come by now is looked at */
  constructor(store: SearchStore, asked: Iterable<IndexFile> = []) {
    this.store = store;
    this.#asked = new Set(asked);
    this.#seen = new Set([...this.#asked].filter((file) => store.has(file)));
    const parts = [...this.#seen].filter((file) => typeof file === 'number').sort((a, b) => a - b);
    this.vocabulary = new Vocabulary([store.headTerms, ...parts.flatMap((part) => store.words.get(part) ?? [])]);
    this.variants = this.sees('variants') ? store.allVariants : store.variants;
    const synonyms = this.sees('lexicon') ? store.synonyms : NO_SYNONYMS;
    this.synonyms = this.sees('variants') ? store.allSynonyms : synonyms;
    this.sounds = this.sees('sounds') ? store.sounds : undefined;
  }

  /** The same, and more. */
  with(files: Iterable<IndexFile>): SearchView {
    return new SearchView(this.store, [...this.#asked, ...files]);
  }

  /** Whether it was asked for. */
  asks(file: IndexFile): boolean {
    return this.#asked.has(file);
  }

  /** Whether it was asked for, and had come. */
  sees(file: IndexFile): boolean {
    return this.#seen.has(file);
  }

  /** What was asked for and had not come. */
  get lacking(): IndexFile[] {
    return [...this.#asked].filter((file) => !this.#seen.has(file));
  }

  /** The ids that have the term, by slot. */
  postings(field: FieldName, term: string): readonly (readonly number[] | null)[] | undefined {
    const { directory, fields } = this.store;
    // Titles and headings of a small index are the entry's.
    const isSeen = (field !== 'content' && !directory.large) || this.sees(this.store.partOf(term));
    return isSeen ? fields[field].postings(term) : undefined;
  }

  /** Whether a word is known as one: of the index, or of the glossary. */
  isWord(word: string): boolean {
    return this.vocabulary.has(word) || this.synonyms.has(word);
  }

  /** Whether it stands in a title, heading or keyword. */
  isHeadWord(word: string): boolean {
    return (['title', 'heading', 'keywords'] as const).some((field) => this.postings(field, word));
  }

  isPair(pair: string): boolean {
    return this.vocabulary.has(pair + PAIR_SIGN) || (!PARTICLES.test(pair) && this.store.heads.include(pair));
  }
}
