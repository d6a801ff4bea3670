import type { Point, Position } from 'unist';
import type { Source } from '@/lib/content/model';
import type { Problem } from '@/lib/errors';

export interface MdxHeading {
  id: string;
  /** 1 to 6. */
  depth: number;
  text: string;
  /** In the writer's file. */
  line: number;
  /** The writer wrote the id (`{#id}`); otherwise it was made from the text. */
  explicit: boolean;
}

export interface MdxLink {
  /** As written. */
  href: string;
  /** In the writer's file. */
  line: number;
  column: number;
}

/** Something with a place in the body: a node, or a point. */
export type Place = { position?: Position | undefined } | Point | undefined;

/** What is wrong, as a clause without final full stop, and what to do about it, as a sentence. */
export type Finding = readonly [what: string, cure: string];

/** What the plugins of one run share: what is compiled, where files come from, and what was found. */
export type CompileContext = ReturnType<typeof createContext>;

/** A text to compile. */
export type MdxSource = Pick<Source<unknown>, 'file' | 'locale' | 'body' | 'lineOffset' | 'aliases'>;

/** A context with nothing found yet. */
export function createContext(source: MdxSource, files: MdxFiles) {
  const problems: Problem[] = [];
  const headings: MdxHeading[] = [];
  const links: MdxLink[] = [];
  /** Texts of the tool, as the page quotes them. */
  const quotes: string[] = [];
  /** Names of the tool's pictures that the page shows. */
  const pictures: string[] = [];
  /** Ids that writers gave to headings. */
  const explicitIds = new Set<string>();
  /** A place of the body as the writer sees it, 1-based. */
  const locate = (place: Place) => {
    const start = place && ('line' in place ? place : place.position?.start);
    return { line: (start?.line ?? 1) + source.lineOffset, column: start?.column ?? 1 };
  };
  /** Adds a problem at a place of the body; the lines of the front matter are counted in here. */
  const report = (place: Place, what: string, cure: string, severity: Problem['severity'] = 'error') => {
    problems.push({ severity, file: source.file, ...locate(place), what, cure });
  };
  return { ...source, files, problems, headings, links, quotes, pictures, explicitIds, locate, report };
}

/** What compiling a page may read besides the page. Everything asked for becomes a dependency of the cached result. */
export interface MdxFiles {
  /** The text of a file, by its path from the project's root; undefined when there is none. */
  read(path: string): string | undefined;
  /** Names of the files in a folder; empty when there is none. */
  list(folder: string): readonly string[];
  /** Pixels of an image file; `unknown` when it exists and can't be read as an image; undefined when there is none. */
  imageSize(path: string): { width: number; height: number } | 'unknown' | undefined;
}
