'use client';

import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES } from '@/lib/locales';

interface CrashPageProps {
  error: Error;
  /** Requests the page's data again and renders the page again. */
  retry: () => void;
}

/** Replaces a page that failed to render in development. Published pages don't render in the browser. */
export function CrashPage({ error, retry }: CrashPageProps) {
  const { lang } = document.documentElement;
  const locale = LOCALES.find((candidate) => LOCALE_INFO[candidate].htmlLang === lang) ?? DEFAULT_LOCALE;
  return (
    <main id="main" className="page" tabIndex={-1}>
      <h1>{translate(locale, 'crash.title')}</h1>
      <p>{error.message}</p>
      <button type="button" className="button" data-primary="" onClick={() => retry()}>
        {translate(locale, 'crash.retry')}
      </button>
    </main>
  );
}
