import { decodeNumbers } from './part-codec';

/** Which page and which chunk a section belongs to. */
export class PageLayout {
  readonly #pageStarts: number[] = [];
  readonly #chunkStarts: number[] = [];
  readonly sections: number;

  /** See `PartDirectory`. */
  constructor(pages: string, chunks: string) {
    const lengths = decodeNumbers(chunks);
    let chunk = 0;
    let section = 0;
    for (const count of decodeNumbers(pages)) {
      this.#pageStarts.push(section);
      for (const end = chunk + count; chunk < end; chunk++) {
        this.#chunkStarts.push(section);
        section += lengths[chunk] ?? 0;
      }
    }
    this.sections = section;
  }

  get pages(): number {
    return this.#pageStarts.length;
  }

  /** The number of the page that has the section. */
  pageOf(id: number): number {
    return lastAtMost(this.#pageStarts, id);
  }

  /** The id that stands for the page. */
  pageId(page: number): number {
    return this.#pageStarts[page] ?? 0;
  }

  /** The last section of the page. */
  lastOf(page: number): number {
    return (this.#pageStarts[page + 1] ?? this.sections) - 1;
  }

  /** The first section of the chunk that has the section; it stands for the chunk. */
  chunkOf(id: number): number {
    return this.#chunkStarts[this.chunkNumber(id)] ?? 0;
  }

  /** The number of the chunk that has the section. */
  chunkNumber(id: number): number {
    return lastAtMost(this.#chunkStarts, id);
  }

  /** The id that stands for the chunk. */
  chunkId(chunk: number): number {
    return this.#chunkStarts[chunk] ?? 0;
  }
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
