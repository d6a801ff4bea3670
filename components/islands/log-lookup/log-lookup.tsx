import './log-lookup.css';

import { Island } from '@/components/islands/island';
import { messagesBelow } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MessageSection } from '@/lib/logs/known-messages';
import { readKnownMessages } from '@/lib/logs/make-messages.server';
import { SITE } from '@/lib/site';
import { createTranslate } from '../create-translate';
import { LogField } from './log-field';
import type { LookupTranslate } from './log-lookup.island';

/** Finds the pages that explain pasted log lines. The list of these pages also works without JavaScript. */
export function LogLookup({ locale }: { locale: Locale }) {
  const known = readKnownMessages(locale);
  const words = { ...messagesBelow(locale, 'code'), ...messagesBelow(locale, 'logLookup') };
  const t: LookupTranslate = createTranslate(words);
  return (
    <>
      <Island name="log-lookup" locale={locale} props={{ ...known, words, origin: SITE.origin }}>
        <div className="log-lookup">
          <LogField t={t} />
        </div>
      </Island>
      <details className="log-lookup-pages">
        <summary>{t('pages')}</summary>
        <ul>
          {pagesOf(known.sections).map(({ title, href, count }) => (
            <li key={href}>
              <a href={href}>{title}</a> {count}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Returns each page once, with the link to its first section and the number of its sections. */
function pagesOf(sections: readonly MessageSection[]): { title: string; href: string; count: number }[] {
  const byPage = new Map<string, { title: string; href: string; count: number }>();
  for (const { title, href } of sections) {
    const page = href.replace(/#.*/, '');
    const entry = byPage.get(page);
    if (entry) entry.count++;
    else byPage.set(page, { title, href, count: 1 });
  }
  return [...byPage.values()];
}
