import { Island } from '@/components/islands/island';
import { appendTo } from '@/lib/append-to';
import { messagesBelow } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MessageSection } from '@/lib/logs/known-messages';
import { readKnownMessages } from '@/lib/logs/make-messages.server';
import { routeToHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { createTranslate } from '../create-translate';
import { LogField } from './log-field';
import type { LookupTranslate } from './log-lookup.island';

/** Finds the pages that explain pasted log lines. The list of these pages also works without JavaScript. */
export function LogLookup({ locale }: { locale: Locale }) {
  const known = readKnownMessages(locale);
  const words = { ...messagesBelow(locale, 'code'), ...messagesBelow(locale, 'logLookup') };
  const t: LookupTranslate = createTranslate(words);
  const links = {
    searchHref: routeToHref(locale, '/search'),
    faqHref: routeToHref(locale, '/docs/faq'),
    issuesHref: `${SITE.toolRepository}/issues`,
  };
  return (
    <>
      <Island name="log-lookup" locale={locale} props={{ ...known, words, origin: SITE.origin, ...links }}>
        <div className="island-card log-lookup needs-script">
          <LogField t={t} />
        </div>
      </Island>
      <details className="log-lookup-pages">
        <summary>{t('pages')}</summary>
        <ul>
          {groupByPage(known.sections).map(([first, ...others]) => (
            <li key={first?.href}>
              <a href={first?.href}>{first?.title}</a> {others.length + 1}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Groups sections by their page. */
function groupByPage(sections: readonly MessageSection[]): MessageSection[][] {
  const byPage = new Map<string, MessageSection[]>();
  for (const section of sections) appendTo(byPage, section.href.replace(/#.*/, ''), section);
  return [...byPage.values()];
}
