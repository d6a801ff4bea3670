const KEY = 'search.recent';
const MAX_SEARCHES = 5;
/** In characters. */
const MAX_LENGTH = 100;

/** Returns recent queries, newest first; none when storage is unavailable or contains something else. */
export function recentSearches(): string[] {
  try {
    return toQueries(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const trimmed = query.trim().slice(0, MAX_LENGTH);
  if (trimmed !== '') saveRecentSearches([trimmed, ...recentSearches()]);
}

export function saveRecentSearches(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(toQueries(queries)));
  } catch {
    // The search works without storage.
  }
}

/** Returns the items of an array that are queries, without duplicates; none if the value isn't an array. */
function toQueries(value: unknown): string[] {
  const isQuery = (item: unknown): item is string =>
    typeof item === 'string' && item.trim() !== '' && item.length <= MAX_LENGTH;
  return [...new Set(Array.isArray(value) ? value.filter(isQuery) : [])].slice(0, MAX_SEARCHES);
}
