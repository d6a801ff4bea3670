import './log-lookup.css';

import { Island } from '@/components/islands/island';
import { messagesBelow, translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MessageSection } from '@/lib/logs/known-messages';
import { readKnownMessages } from '@/lib/logs/make-messages.server';
import { SITE } from '@/lib/site';
import { createSay } from '../create-say';
import { LogField } from './log-field';
import type { SayInLookup } from './log-lookup.island';

/** Looks pasted lines of a log up in all pages. Without script the list of pages that explain messages is left. */
export function LogLookup({ locale }: { locale: Locale }) {
  const known = readKnownMessages(locale);
  const words = {
    ...messagesBelow(locale, 'logLookup'),
    copied: translate(locale, 'code.copied'),
    copyFailed: translate(locale, 'code.copyFailed'),
  };
  const say: SayInLookup = createSay(words);
  return (
    <>
      <Island name="log-lookup" locale={locale} props={{ ...known, words, origin: SITE.origin }}>
        <div className="log-lookup">
          <LogField say={say} />
        </div>
      </Island>
      <details className="log-lookup-pages">
        <summary>{say('pages')}</summary>
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

/** Each page once, at its first section, with the number of its sections. */
function pagesOf(sections: readonly MessageSection[]): { title: string; href: string; count: number }[] {
  const byPage = new Map<string, { title: string; href: string; count: number }>();
  for (const { title, href } of sections) {
    const page = href.replace(/#.*/, '');
    const known = byPage.get(page);
    if (known) known.count++;
    else byPage.set(page, { title, href, count: 1 });
  }
  return [...byPage.values()];
}
