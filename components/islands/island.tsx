import './island.css';

import type { ReactNode } from 'react';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { staticHtml } from '@/lib/static-html.server';
import type { IslandWords } from './island-boundary';
import type { IslandName, IslandProps } from './registry';

interface IslandOptions<Name extends IslandName> {
  name: Name;
  locale: Locale;
  /** Written into the page as JSON. */
  props: IslandProps<Name>;
  /** `intent`: when the pointer or the focus comes; `visible`: before it can be seen; `query`: on a page with a query. */
  load?: 'visible' | 'intent' | 'query';
  /**
   * The fallback: what is useful without script. What a reader enters into its fields is handed to the island
   * (`useFieldValue`), so the fields of both have the same `name`.
   */
  children: ReactNode;
}

/** The server half of an island: its host element with the props and the fallback. */
export function Island<Name extends IslandName>({
  name,
  locale,
  props,
  load = 'intent',
  children,
}: IslandOptions<Name>) {
  const t = translator(locale);
  const words: IslandWords = {
    crashed: t('crash.title'),
    tryAgain: t('crash.retry'),
    failed: t('part.failed'),
    offline: t('part.offline'),
    retry: t('part.retry'),
  };
  const json = JSON.stringify(props);
  const fallback = staticHtml(children);
  return (
    <site-island
      // Another element when development shows an edit: what the browser half made of this one is not React's to change.
      key={json + fallback.dangerouslySetInnerHTML.__html}
      className="island"
      data-name={name}
      data-load={load === 'intent' ? undefined : load}
      data-props={json}
      data-words={JSON.stringify(words)}
      {...fallback}
    />
  );
}
