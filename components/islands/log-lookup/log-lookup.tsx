import './log-lookup.css';

import { Island } from '@/components/islands/island';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { MessageSection } from '@/lib/logs/known-messages';
import { readKnownMessages } from '@/lib/logs/make-messages.server';
import { SITE } from '@/lib/site';
import { LogField } from './log-field';
import type { LogLookupWords } from './log-lookup.island';

/** Looks pasted lines of a log up in all pages. Without script the list of pages that explain messages is left. */
export function LogLookup({ locale }: { locale: Locale }) {
  const known = readKnownMessages(locale);
  const words = lookupWords(locale);
  return (
    <>
      <Island name="log-lookup" locale={locale} props={{ ...known, words, origin: SITE.origin }}>
        <div className="log-lookup">
          <LogField words={words} />
        </div>
      </Island>
      <details className="log-lookup-pages">
        <summary>{translator(locale)('logLookup.pages')}</summary>
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

function lookupWords(locale: Locale): LogLookupWords {
  const t = translator(locale);
  const count = '{count}';
  return {
    label: t('logLookup.label'),
    hint: t('logLookup.hint'),
    placeholder: t('logLookup.placeholder'),
    error: t('logLookup.error'),
    warn: t('logLookup.warn'),
    info: t('logLookup.info'),
    found: t('logLookup.found', { known: '{known}', unknown: '{unknown}', rest: '{rest}' }),
    nothing: t('logLookup.nothing', { count }),
    known: t('logLookup.known'),
    unknown: t('logLookup.unknown'),
    unknownHint: t('logLookup.unknownHint'),
    normal: t('logLookup.normal', { count }),
    trace: t('logLookup.trace', { count }),
    also: t('logLookup.also'),
    newTab: t('logLookup.newTab'),
    more: t('logLookup.more', { count }),
    tooLong: t('logLookup.tooLong'),
    copy: t('logLookup.copy'),
    clear: t('logLookup.clear'),
    copied: t('code.copied'),
    copyFailed: t('code.copyFailed'),
    report: {
      title: t('logLookup.report.title'),
      versions: t('logLookup.report.versions'),
      noVersions: t('logLookup.report.noVersions'),
      lines: t('logLookup.report.lines'),
      sections: t('logLookup.report.sections'),
      more: t('logLookup.report.more'),
      unread: t('logLookup.report.unread'),
    },
  };
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
