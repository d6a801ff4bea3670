import { nearestName } from '@/lib/nearest';
import { parseQuery } from './parse-query';
import { homophones } from './similar-words';
import type { SearchView } from './view';

const MOST = 4;

/** Words of titles, headings and keywords that look or sound like those of a query that found nothing. */
export function nearestTerms(query: string, view: SearchView): string[] {
  const names = [...view.vocabulary].filter((term) => term.length > 2 && view.isNameWord(term));
  const nearest = parseQuery(query, view).flatMap((unit) => {
    if (unit.kind === 'latin') return nearestName(unit.text, names) ?? [];
    const sounding = homophones(unit.text, view);
    if (sounding.length > 0) return sounding;
    // Of Chinese words that share a character, the one that shares most.
    const shared = (name: string) => [...unit.text].filter((character) => name.includes(character)).length;
    const best = names.reduce((a, b) => (shared(b) > shared(a) ? b : a), '');
    return shared(best) > 0 ? [best] : [];
  });
  return [...new Set(nearest)].slice(0, MOST);
}
