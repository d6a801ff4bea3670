/**
 * The tool's configuration keys. Owns: the model of `content/reference/config.json` and the checks of samples against
 * it. Pure: callers pass the file's text.
 */
import { sharedFileReader } from '@/lib/content/data/parse-data';
import { type Problem, warningAt } from '@/lib/errors';
import { docIdToRoute } from '@/lib/paths';
import { type ConfigKey, ConfigReference } from './schema';

function createReference({ keys }: ConfigReference) {
  const freeMaps = keys.filter((key) => key.freeChildren);
  const findExact = (path: string, file?: ConfigKey['file']) =>
    keys.find((key) => key.path === path && (file === undefined || key.file === file));

  /**
   * Finds the key of a path whose parent the user names: `rules.mine.url` -> the key `rules.<first child>.url`. For a
   * map without described children, returns the map.
   */
  const findBelowFreeMap = (path: string, file?: ConfigKey['file']): ConfigKey | undefined => {
    const map = freeMaps.find((key) => path.startsWith(`${key.path}.`) && (file === undefined || key.file === file));
    if (!map) return undefined;
    const firstChild = keys.find((key) => key.path.startsWith(`${map.path}.`));
    if (!firstChild) return map;
    const rest = path
      .slice(map.path.length + 1)
      .split('.')
      .slice(1);
    return findExact([firstChild.path, ...rest].join('.'), map.file);
  };

  return {
    /** All keys, in the order of the files. */
    keys,
    /** Finds the key of a path, including paths below a map whose children the user names. */
    find: (path: string, file?: ConfigKey['file']) => findExact(path, file) ?? findBelowFreeMap(path, file),
    /** Tells whether there are keys below a path. */
    isGroup: (path: string, file: ConfigKey['file']) =>
      keys.some((key) => key.file === file && key.path.startsWith(`${path}.`)),
    /** Returns the keys below a path, or the key of the path itself, in the order of the files. */
    keysBelow(prefix: string) {
      const below = keys.filter((key) => key.path.startsWith(`${prefix}.`));
      return below.length > 0 ? below : keys.filter((key) => key.path === prefix);
    },
  };
}

export type Reference = ReturnType<typeof createReference>;

/** Returns the anchor of a key's table row: `config-module.btn.enabled`. */
export function keyToAnchor(path: string): string {
  return `config-${path}`;
}

/** Returns the route of the page that contains the key's table row. */
export function keyToRoute(key: ConfigKey): string | undefined {
  return key.page === undefined ? undefined : docIdToRoute(key.page);
}

export const REFERENCE_FILE = 'content/reference/config.json';

export const readReference = sharedFileReader(REFERENCE_FILE, ConfigReference, 'Restore it.', createReference);

/**
 * Warns when a configuration key's `page`, which links to the key use, isn't the page whose table lists the key.
 *
 * @param text the text of `REFERENCE_FILE`
 * @param pages the pages of one locale
 */
export function checkKeyPages(
  text: string | undefined,
  pages: readonly { route: string; ids: ReadonlySet<string> }[],
): Problem[] {
  const { model } = readReference(text);
  return (model?.keys ?? []).flatMap((key): Problem[] => {
    const anchor = keyToAnchor(key.path);
    const expectedRoute = keyToRoute(key);
    const routes = pages.filter(({ ids }) => ids.has(anchor)).map(({ route }) => route);
    const isCorrect = expectedRoute === undefined ? routes.length === 0 : routes.includes(expectedRoute);
    if (isCorrect) return [];
    const docId = routes[0]?.replace('/docs/', '');
    const page = key.page === undefined ? 'no "page"' : `the "page" "${key.page}"`;
    const row = docId ? `its row is on "${docId}"` : 'no page has its row';
    const fix = docId ? `Write "page": "${docId}".` : `Put <ConfigTable prefix="…" /> on that page, or remove "page".`;
    return [warningAt(REFERENCE_FILE, `the key "${key.path}" has ${page}, but ${row}`, fix)];
  });
}
