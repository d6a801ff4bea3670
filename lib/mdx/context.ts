import type { Point, Position } from 'unist';
import type { Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';

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
  text: string;
  /** In the writer's file. */
  line: number;
  column: number;
}

/** Something with a place in the body: a node, its position, or a point. */
export type Place = { position?: Position | undefined } | Position | Point | undefined;

/** What is wrong, as a clause without final full stop, and what to do about it, as a sentence. */
export type Finding = readonly [what: string, cure: string];

/** What the plugins of one run share: what is compiled, where files come from, and what was found. */
export interface CompileContext {
  readonly file: string;
  readonly locale: Locale;
  /** The body, without front matter. */
  readonly body: string;
  readonly files: MdxFiles;
  /** Ids of today's headings by ids that old links use. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly problems: Problem[];
  readonly headings: MdxHeading[];
  readonly links: MdxLink[];
  /** Texts of the tool, as the page quotes them. */
  readonly quotes: string[];
  /** Names of the tool's pictures that the page shows. */
  readonly pictures: string[];
  /** Ids that writers gave to headings. */
  readonly explicitIds: Set<string>;
  /** Adds a problem at a place of the body; the lines of the front matter are counted in here. */
  report(place: Place, what: string, cure: string, severity?: Problem['severity']): void;
  /** A place of the body as the writer sees it, 1-based. */
  locate(place: Place): { line: number; column: number };
}

/** A context with nothing found yet. */
export function createContext(input: {
  file: string;
  body: string;
  lineOffset: number;
  locale: Locale;
  files: MdxFiles;
  aliases?: Readonly<Record<string, string>> | undefined;
}): CompileContext {
  const { file, body, lineOffset, locale, files, aliases = {} } = input;
  const problems: Problem[] = [];
  const locate = (place: Place) => {
    const start = startOf(place);
    return { line: (start?.line ?? 1) + lineOffset, column: start?.column ?? 1 };
  };
  return {
    file,
    locale,
    body,
    files,
    aliases,
    problems,
    headings: [],
    links: [],
    quotes: [],
    pictures: [],
    explicitIds: new Set(),
    locate,
    report: (place, what, cure, severity = 'error') => problems.push({ severity, file, ...locate(place), what, cure }),
  };
}

function startOf(place: Place): Point | undefined {
  if (!place) return undefined;
  if ('line' in place) return place;
  // A list has a `start` of its own, its first number.
  if ('position' in place) return place.position?.start;
  return 'start' in place ? place.start : undefined;
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
