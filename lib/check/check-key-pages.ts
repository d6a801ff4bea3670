import { type Problem, warningAt } from '@/lib/errors';
import { keyToAnchor, keyToRoute, REFERENCE_FILE, readReference } from '@/lib/reference/reference';

/**
 * Warns when a configuration key's `page`, which links to the key use, isn't the page whose table lists the key.
 *
 * @param text the text of `REFERENCE_FILE`
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
