import { nearestName } from '@/lib/nearest';
import { parseQuery } from './parse-query';
import type { SearchView } from './search-view';

const MOST = 4;

/** Words of titles, headings and keywords that are near those of a query that found nothing. */
export function nearestTerms(query: string, view: SearchView): string[] {
  const names = [...view.vocabulary].filter((term) => term.length > 2 && view.isHeadWord(term));
  const nearest = parseQuery(query, view).flatMap((unit) => {
    if (unit.kind === 'latin') return nearestName(unit.text, names) ?? [];
    // Of Chinese words that share a character, the one that shares most.
    const alike = names.map((name) => ({
      name,
      shared: [...unit.text].filter((character) => name.includes(character)).length,
    }));
    const best = alike.reduce((a, b) => (b.shared > a.shared ? b : a), { name: '', shared: 0 });
    return best.shared > 0 ? [best.name] : [];
  });
  return [...new Set(nearest)].slice(0, MOST);
}
