import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { SearchPageWords, SearchWords } from './search-words';

export function searchWordsOf(locale: Locale): SearchWords {
  const t = translator(locale);
  // Their placeholders are filled where the values are known.
  const raw = (key: Parameters<typeof t>[0], ...names: string[]) =>
    t(key, Object.fromEntries(names.map((name) => [name, `{${name}}`])));
  return {
    results: t('search.results'),
    loading: t('search.loading'),
    none: t('search.none'),
    count: raw('search.count', 'count'),
    countOne: raw('search.countOne', 'count'),
    seeAll: t('search.seeAll'),
    seeWithin: raw('search.seeWithin', 'context'),
    seeOutside: raw('search.seeOutside', 'context'),
    recent: t('search.recent'),
    clearRecent: t('search.clearRecent'),
    retry: t('part.retry'),
    docs: t('search.context.docs'),
    failed: {
      offline: t('search.failed.offline'),
      missing: t('search.failed.missing'),
      damaged: t('search.failed.damaged'),
      outdated: t('search.failed.outdated'),
    },
  };
}

export function searchPageWordsOf(locale: Locale): SearchPageWords {
  const t = translator(locale);
  return {
    ...searchWordsOf(locale),
    title: t('search.title'),
    titleFor: t('search.titleFor', { query: '{query}' }),
    nearest: t('search.nearest'),
    elsewhere: t('search.elsewhere', { count: '{count}' }),
    otherLanguage: t('search.otherLanguage', { count: '{count}' }),
    more: t('search.more'),
    shown: t('search.shown', { shown: '{shown}', count: '{count}' }),
    scopes: {
      all: t('search.context.all'),
      docs: t('search.context.docs'),
      blog: t('search.context.blog'),
      pages: t('search.context.pages'),
      '-docs': t('search.context.-docs'),
    },
  };
}
