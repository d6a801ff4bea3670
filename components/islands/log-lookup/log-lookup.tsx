import { Island } from '@/components/islands/island';
import { messagesBelow } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { readKnownMessages } from '@/lib/logs/make-messages.server';
import { routeToHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { createTranslate } from '../create-translate';
import { LogField } from './log-field';
import type { LookupTranslate } from './log-lookup.island';

/** Finds the pages that explain pasted log lines. The list of these pages also works without JavaScript. */
export function LogLookup({ locale }: { locale: Locale }) {
  const messages = readKnownMessages(locale);
  const explanations = messages.flatMap((message) => message.explanations);
  const pages = new Map(explanations.map(({ href, title }) => [href.replace(/#.*/, ''), title]));
  const words = { ...messagesBelow(locale, 'code'), ...messagesBelow(locale, 'logLookup') };
  const t: LookupTranslate = createTranslate(words);
  const links = {
    searchHref: routeToHref(locale, '/search'),
    faqHref: routeToHref(locale, '/docs/faq'),
    issuesHref: `${SITE.toolRepository}/issues`,
  };
  return (
    <>
      <Island name="log-lookup" locale={locale} props={{ messages, words, origin: SITE.origin, ...links }}>
        <div className="island-card log-lookup needs-script">
          <LogField t={t} />
        </div>
      </Island>
      <details className="log-lookup-pages">
        <summary>{t('pages')}</summary>
        <ul>
          {[...pages].map(([href, title]) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
