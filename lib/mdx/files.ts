/** What compiling a page may read besides the page. Everything asked for becomes a dependency of the cached result. */
export interface MdxFiles {
  /** The text of a file, by its path from the project's root; undefined when there is none. */
  read(path: string): string | undefined;
  /** Names of the files in a folder; empty when there is none. */
  list(folder: string): readonly string[];
  /** Pixels of an image file; `unknown` when it exists and can't be read as an image; undefined when there is none. */
  imageSize(path: string): { width: number; height: number } | 'unknown' | undefined;
}
