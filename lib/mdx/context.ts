import type { Node, Point, Position } from 'unist';
import type { Source } from '@/lib/content/model';
import type { DocFrontMatter } from '@/lib/content/schema';
import type { Problem } from '@/lib/errors';
import { positionAt } from '@/lib/text-position';

export interface MdxHeading {
  id: string;
  /** 1 to 6. */
  depth: number;
  text: string;
  /** In the file, front matter included. */
  line: number;
}

export interface MdxLink {
  /** As written. */
  href: string;
  /** In the file, front matter included. */
  line: number;
  column: number;
}

/** A position in the body: that of a node, a point, or an offset. */
export type Place = { position?: Position | undefined } | Point | number | undefined;

/** A problem without its location: what is wrong, as a clause without a period, and how to fix it, as a sentence. */
export type Finding = readonly [message: string, fix: string];

/** The state that all plugins share while a text is compiled: its source, access to files, and the results so far. */
export type CompileContext = ReturnType<typeof createContext>;

type SharedReader<Model> = (text: string | undefined) => { model: Model | undefined; problems: readonly Problem[] };

/** A text to compile: the parts of a source file that the compiler needs. */
export type MdxSource = Pick<Source<unknown>, 'file' | 'locale' | 'body' | 'lineOffset' | 'aliases'> & {
  frontMatter?: Pick<DocFrontMatter, 'title' | 'webui'>;
};

export function createContext(source: MdxSource, files: MdxFiles) {
  const problems: Problem[] = [];
  const headings: MdxHeading[] = [];
  const links: MdxLink[] = [];
  /** Labels and messages of PeerBanHelper that the page quotes. */
  const quotes: string[] = [];
  const screenshots: string[] = [];
  /** Heading ids that the writer chose. */
  const explicitIds = new Set<string>();
  /** Converts a place in the body to a position in the file. */
  const locate = (place: Place) => {
    const point = typeof place === 'number' ? positionAt(source.body, place) : place;
    const start = point && ('line' in point ? point : point.position?.start);
    return { line: (start?.line ?? 1) + source.lineOffset, column: start?.column ?? 1 };
  };
  const report = (place: Place, message: string, fix: string, severity: Problem['severity'] = 'error') => {
    problems.push({ severity, file: source.file, ...locate(place), message, fix });
  };
  /** Returns what the writer wrote for a node; empty for a node that a plugin has made. */
  const sourceOf = ({ position }: Node) =>
    position ? source.body.slice(position.start.offset, position.end.offset) : '';
  /** Reads a data file, and adds its problems once. */
  const load = <Model>(file: string, read: SharedReader<Model>) => {
    const { model, problems: found } = read(files.read(file));
    problems.push(...found.filter((problem) => !problems.includes(problem)));
    return model;
  };
  const results = { problems, headings, links, quotes, screenshots, explicitIds };
  return { ...source, ...results, files, locate, report, sourceOf, load };
}

/** Access to the files that a page refers to, by their paths from the project root. Each becomes a dependency. */
export interface MdxFiles {
  /** Returns undefined when the file doesn't exist. */
  read(path: string): string | undefined;
  /** Returns the names in a folder; empty when the folder doesn't exist. */
  list(folder: string): readonly string[];
  /** Returns the size in pixels; `unknown` for an invalid image, undefined when the file doesn't exist. */
  imageSize(path: string): { width: number; height: number } | 'unknown' | undefined;
}
