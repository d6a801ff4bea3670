import type { FieldName, HeadingDocument, TitleDocument } from './index-format';

/** A text of a page's head. */
export interface HeadText {
  field: FieldName;
  id: number;
  source: string;
  /** Lower case. */
  text: string;
}

interface Heads {
  titles: ReadonlyMap<number, TitleDocument>;
  headings: ReadonlyMap<number, HeadingDocument>;
  descriptions: ReadonlyMap<number, string>;
  keywords: ReadonlyMap<number, string>;
}

/** Titles, headings, descriptions and keywords, for finding what no word boundary helps to find. */
export class HeadTexts {
  readonly all: readonly HeadText[];
  #pool: string | undefined;

  constructor({ titles, headings, descriptions, keywords }: Heads) {
    const head = (field: FieldName, id: number, source: string) => ({ field, id, source, text: source.toLowerCase() });
    this.all = [
      ...[...titles.values()].map(({ i, t }) => head('title', i, t)),
      ...[...headings.values()].map(({ i, t }) => head('heading', i, t)),
      ...[...descriptions].map(([id, text]) => head('description', id, text)),
      ...[...keywords].map(([id, text]) => head('keywords', id, text)),
    ];
  }

  /** Whether one of them has it, as a word or not. */
  include(text: string): boolean {
    this.#pool ??= this.all.map((head) => head.text).join('\n');
    return this.#pool.includes(text);
  }
}
