import { type Problem, warningAt } from '@/lib/errors';
import { keyToAnchor, REFERENCE_FILE, readReference } from '@/lib/reference/reference';

/** Warns when a configuration key's `page`, which links to the key use, isn't the page whose table lists the key. */
export function checkKeyPages(
  referenceText: string | undefined,
  pages: readonly { route: string; ids: ReadonlySet<string> }[],
): Problem[] {
  const { model } = readReference(referenceText);
  return (model?.keys ?? []).flatMap(({ path, page }): Problem[] => {
    const docIds = pages.flatMap(({ route, ids }) => (ids.has(keyToAnchor(path)) ? route.replace('/docs/', '') : []));
    if (page === undefined ? docIds.length === 0 : docIds.includes(page)) return [];
    const [docId] = docIds;
    const named = page === undefined ? 'no "page"' : `the "page" "${page}"`;
    const row = docId ? `its row is on "${docId}"` : 'no page has its row';
    const fix = docId ? `Write "page": "${docId}".` : `Put <ConfigTable prefix="…" /> on that page, or remove "page".`;
    return [warningAt(REFERENCE_FILE, `the key "${path}" has ${named}, but ${row}`, fix)];
  });
}
