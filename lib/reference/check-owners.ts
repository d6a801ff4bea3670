import type { Problem } from '@/lib/errors';
import { REFERENCE_FILE, readReference } from './read-reference';
import { keyToAnchor, ownerRoute } from './reference';

/** A page and every id in it. */
interface PageIds {
  route: string;
  ids: ReadonlySet<string>;
}

/**
 * Holds each key's `page` against where its row really stands: links to keys go by it.
 *
 * @param text of the reference's file
 * @param pages of one language
 */
export function checkOwners(text: string | undefined, pages: readonly PageIds[]): Problem[] {
  const { reference } = readReference(text);
  return reference.keys.flatMap((key): Problem[] => {
    const anchor = keyToAnchor(key.path);
    const owner = ownerRoute(key);
    const found = pages.filter(({ ids }) => ids.has(anchor)).map(({ route }) => route);
    const isRight = owner === undefined ? found.length === 0 : found.includes(owner);
    if (isRight) return [];
    const line = lineOf(text ?? '', `"path": "${key.path}"`);
    const at = found[0]?.replace('/docs/', '');
    const what = `"page" of the key "${key.path}" is ${key.page === undefined ? 'missing' : `"${key.page}"`}, but ${at ? `its row stands on "${at}"` : 'no page has its row'}`;
    const cure = at ? `Write "page": "${at}".` : `Put <ConfigTable prefix="…" /> on that page, or remove "page".`;
    return [{ severity: 'warning', file: REFERENCE_FILE, line, what, cure }];
  });
}

function lineOf(text: string, part: string): number | undefined {
  const offset = text.indexOf(part);
  return offset === -1 ? undefined : text.slice(0, offset).split('\n').length;
}
