/**
 * The tool's configuration: which keys there are, and what samples may say. Owns: the model over
 * `content/reference/config.json` and the checks against it. Pure: callers pass the file's text.
 */
import { sharedFileReader } from '@/lib/content/data/shared-file-reader';
import { docIdToRoute } from '@/lib/paths';
import { type ConfigKey, ConfigReference } from './schema';

function createReference({ keys }: ConfigReference) {
  const free = keys.filter((key) => key.freeChildren);
  const findExact = (path: string, file?: ConfigKey['file']) =>
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
    return findExact([model.path, ...rest].join('.'), map.file);
  };

  return {
    /** In the order of the files. */
    keys,
    /** The key of a path; below a map with free children, that of any child. */
    find: (path: string, file?: ConfigKey['file']) => findExact(path, file) ?? findFree(path, file),
    /** Whether a path only groups keys and is described by none. */
    isGroup: (path: string, file: ConfigKey['file']) =>
      keys.some((key) => key.file === file && key.path.startsWith(`${path}.`)),
    /** Keys below a path, or the path's own when it has none below, in the order of the file. */
    keysBelow(prefix: string) {
      const below = keys.filter((key) => key.path.startsWith(`${prefix}.`));
      return below.length > 0 ? below : keys.filter((key) => key.path === prefix);
    },
  };
}

export type Reference = ReturnType<typeof createReference>;

/** The address of a key's row: `config-module.btn.enabled`. */
export function keyToAnchor(path: string): string {
  return `config-${path}`;
}

/** The route of the page that has the key's row. */
export function keyToRoute(key: ConfigKey): string | undefined {
  return key.page === undefined ? undefined : docIdToRoute(key.page);
}

/** Path of the reference from the project's root. */
export const REFERENCE_FILE = 'content/reference/config.json';

/** The model of the file's text. */
export const readReference = sharedFileReader(REFERENCE_FILE, ConfigReference, 'Restore it.', createReference);
