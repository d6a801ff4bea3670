import type { Point, Position } from 'unist';
import type { Source } from '@/lib/content/model';
import type { DocFrontMatter } from '@/lib/content/schema';
import type { Problem } from '@/lib/errors';

export interface MdxHeading {
  id: string;
  /** 1 to 6. */
  depth: number;
  text: string;
  /** In the file, front matter included. */
  line: number;
  /** True for an id that the writer chose (`{#id}`), false for one derived from the text. */
  explicit: boolean;
}

export interface MdxLink {
  /** As written. */
  href: string;
  /** In the file, front matter included. */
  line: number;
  column: number;
}

/** A position in the body: that of a node, or a point. */
export type Place = { position?: Position | undefined } | Point | undefined;

/** A problem without its location: what is wrong, as a clause without a period, and how to fix it, as a sentence. */
export type Finding = readonly [message: string, fix: string];

/** The state that all plugins share while a text is compiled: its source, access to files, and the results so far. */
export type CompileContext = ReturnType<typeof createContext>;

/** A text to compile: the parts of a source file that the compiler needs. */
export type MdxSource = Pick<Source<unknown>, 'file' | 'locale' | 'body' | 'lineOffset' | 'aliases'> & {
  frontMatter?: Pick<DocFrontMatter, 'title' | 'webui'>;
};

/** Creates a context without results. */
export function createContext(source: MdxSource, files: MdxFiles) {
  const problems: Problem[] = [];
  const headings: MdxHeading[] = [];
  const links: MdxLink[] = [];
  /** Labels and messages of PeerBanHelper that the page quotes. */
  const quotes: string[] = [];
  /** Names of the screenshots on the page. */
  const screenshots: string[] = [];
  /** Heading ids that the writer chose. */
  const explicitIds = new Set<string>();
  /** Converts a position in the body to one in the file, 1-based. */
  const locate = (place: Place) => {
    const start = place && ('line' in place ? place : place.position?.start);
    return { line: (start?.line ?? 1) + source.lineOffset, column: start?.column ?? 1 };
  };
  /** Adds a problem at a position in the body. */
  const report = (place: Place, message: string, fix: string, severity: Problem['severity'] = 'error') => {
    problems.push({ severity, file: source.file, ...locate(place), message, fix });
  };
  return { ...source, files, problems, headings, links, quotes, screenshots, explicitIds, locate, report };
}

/** Access to the files that a page refers to. Each call becomes a dependency of the cached result. */
export interface MdxFiles {
  /** Returns the text of a file by its path from the project root; undefined when the file doesn't exist. */
  read(path: string): string | undefined;
  /** Returns the names of the files in a folder; empty when the folder doesn't exist. */
  list(folder: string): readonly string[];
  /** Returns the size of an image in pixels; `unknown` for an invalid image, undefined when the file doesn't exist. */
  imageSize(path: string): { width: number; height: number } | 'unknown' | undefined;
}
