const KEY = 'search.recent';
const MAX_SEARCHES = 5;

/** Returns recent queries, newest first; none when storage is unavailable. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const trimmed = query.trim().slice(0, 100);
  if (trimmed !== '') saveRecentSearches([trimmed, ...recentSearches().filter((other) => other !== trimmed)]);
}

export function saveRecentSearches(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries.slice(0, MAX_SEARCHES)));
  } catch {
    // The search works without storage.
  }
}
