import type { Root } from 'hast';
import type { Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import type { MdxHeading, MdxLink } from './context';

export interface CompileRequest {
  /** Path from the project's root, for messages. */
  file: string;
  /** The body, without front matter. */
  source: string;
  /** Lines that stand before the body in the file. */
  lineOffset: number;
  /** The language that the body is written in. */
  locale: Locale;
  /** Ids of today's headings by ids that old links use. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

export interface CompiledMdx {
  /** Function body for `evaluateMdx`. */
  compiledSource: string;
  /**
   * The final tree as plain data, without positions: HTML elements, and components as elements with a capital letter and
   * string properties (`Tabs`, `Card`, `Admonition` …). Addresses are as written: from the root, without locale and base path.
   */
  tree: Root;
  headings: readonly MdxHeading[];
  links: readonly MdxLink[];
  problems: readonly Problem[];
  /** Every id in the tree. */
  ids: readonly string[];
  /** How many elements of each name the tree has. */
  elements: Readonly<Record<string, number>>;
  /** Changes with everything else here: for those who keep what they have made of a text. */
  digest: string;
}
