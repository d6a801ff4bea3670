import { type Problem, warningAt } from '@/lib/errors';
import { keyToAnchor, ownerRoute, REFERENCE_FILE, readReference } from '@/lib/reference/reference';
import { positionAt } from '@/lib/text-position';

/** Checks each key's `page` against the page that has its row, because links to keys use it; `pages` are those of one language. */
export function checkOwners(
  text: string | undefined,
  pages: readonly { route: string; ids: ReadonlySet<string> }[],
): Problem[] {
  const { model } = readReference(text);
  return (model?.keys ?? []).flatMap((key): Problem[] => {
    const anchor = keyToAnchor(key.path);
    const owner = ownerRoute(key);
    const found = pages.filter(({ ids }) => ids.has(anchor)).map(({ route }) => route);
    const isRight = owner === undefined ? found.length === 0 : found.includes(owner);
    if (isRight) return [];
    const offset = (text ?? '').indexOf(`"path": "${key.path}"`);
    const line = offset === -1 ? undefined : positionAt(text ?? '', offset).line;
    const at = found[0]?.replace('/docs/', '');
    const what = `"page" of the key "${key.path}" is ${key.page === undefined ? 'missing' : `"${key.page}"`}, but ${at ? `its row is on "${at}"` : 'no page has its row'}`;
    const cure = at ? `Write "page": "${at}".` : `Put <ConfigTable prefix="…" /> on that page, or remove "page".`;
    return [warningAt({ file: REFERENCE_FILE, line }, what, cure)];
  });
}
