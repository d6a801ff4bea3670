const KEY = 'search.recent';
const MOST = 5;

/** What was searched lately, newest first. Without storage, nothing. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const plain = query.trim().slice(0, 100);
  if (plain !== '') store([plain, ...recentSearches().filter((other) => other !== plain)].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

function store(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Only remembering is lost.
  }
}
