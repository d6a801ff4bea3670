/**
 * The tool's configuration: which keys there are, and what samples may say. Owns: the model over
 * `content/reference/config.json` and the checks against it. Pure: callers pass the file's text.
 */

import { parseData } from '@/lib/content/data/parse-data';
import type { Problem } from '@/lib/errors';
import { docIdToRoute } from '@/lib/paths';
import { type ConfigKey, ConfigReference } from './schema';

export interface Reference {
  readonly keys: readonly ConfigKey[];
  /** Every path, in the order of the files. */
  readonly paths: readonly string[];
  /** The key of a path; below a map with free children, that of any child. */
  find(path: string, file?: ConfigKey['file']): ConfigKey | undefined;
  /** Whether a path only groups keys and is described by none. */
  isGroup(path: string, file: ConfigKey['file']): boolean;
  /** Keys below a path, or the path's own when it has none below, in the order of the file. */
  keysBelow(prefix: string): readonly ConfigKey[];
}

export function createReference(keys: readonly ConfigKey[]): Reference {
  const free = keys.filter((key) => key.freeChildren);
  const find = (path: string, file?: ConfigKey['file']) =>
    keys.find((key) => key.path === path && (file === undefined || key.file === file));

  /** `rules.mine.url` -> the key of `rules.<first child>.url`; any path below a map of which nothing is known. */
  const findFree = (path: string, file?: ConfigKey['file']): ConfigKey | undefined => {
    const map = free.find((key) => path.startsWith(`${key.path}.`) && (file === undefined || key.file === file));
    if (!map) return undefined;
    const model = keys.find((key) => key.path.startsWith(`${map.path}.`));
    if (!model) return map;
    const rest = path
      .slice(map.path.length + 1)
      .split('.')
      .slice(1);
    return find([model.path, ...rest].join('.'), map.file);
  };

  return {
    keys,
    paths: keys.map((key) => key.path),
    find: (path, file) => find(path, file) ?? findFree(path, file),
    isGroup: (path, file) => keys.some((key) => key.file === file && key.path.startsWith(`${path}.`)),
    keysBelow(prefix) {
      const below = keys.filter((key) => key.path.startsWith(`${prefix}.`));
      return below.length > 0 ? below : keys.filter((key) => key.path === prefix);
    },
  };
}

/** The address of a key's row: `config-module.btn.enabled`. */
export function keyToAnchor(path: string): string {
  return `config-${path}`;
}

/** The route of the page that has the key's row. */
export function ownerRoute(key: ConfigKey): string | undefined {
  return key.page === undefined ? undefined : docIdToRoute(key.page);
}

/** Path of the reference from the project's root. */
export const REFERENCE_FILE = 'content/reference/config.json';

interface ReadReference {
  reference: Reference;
  problems: readonly Problem[];
}

let last: { text: string | undefined; read: ReadReference } | undefined;

/** The model of the file's text; an empty one, with problems, when it is missing or broken. The last answer is kept. */
export function readReference(text: string | undefined): ReadReference {
  if (!last || last.text !== text) last = { text, read: parse(text) };
  return last.read;
}

function parse(text: string | undefined): ReadReference {
  const empty = createReference([]);
  if (text === undefined) {
    const problem = {
      severity: 'error' as const,
      file: REFERENCE_FILE,
      what: 'the file is missing',
      cure: 'Restore it.',
    };
    return { reference: empty, problems: [problem] };
  }
  const { data, problems } = parseData({
    file: REFERENCE_FILE,
    text,
    syntax: 'json',
    schema: ConfigReference,
    lineOffset: 0,
  });
  return data ? { reference: createReference(data.keys), problems } : { reference: empty, problems };
}
