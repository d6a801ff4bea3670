import './island.css';

import type { ReactNode } from 'react';
import { messagesBelow, translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { staticHtml } from '@/lib/static-html.server';
import type { IslandName, IslandProps } from './registry';

interface IslandOptions<Name extends IslandName> {
  name: Name;
  locale: Locale;
  props: IslandProps<Name>;
  /** When to load besides on hover and focus: shortly before it is visible, or if the address has a query string. */
  load?: 'visible' | 'query';
  /** The fallback, which must be useful without JavaScript. The island takes over its fields (`useFieldValue`). */
  children: ReactNode;
}

/** Renders an island's host element with its props and fallback. */
export function Island<Name extends IslandName>({ name, locale, props, load, children }: IslandOptions<Name>) {
  const t = translator(locale);
  const words = { ...messagesBelow(locale, 'part'), crashed: t('crash.title'), tryAgain: t('crash.retry') };
  const json = JSON.stringify(props);
  const fallback = staticHtml(children);
  return (
    <site-island
      // Keyed by content: after an edit in development, React replaces the element instead of patching DOM that the custom
      // element has modified.
      key={json + fallback.dangerouslySetInnerHTML.__html}
      className="island"
      data-name={name}
      data-load={load}
      data-props={json}
      data-words={JSON.stringify(words)}
      {...fallback}
    />
  );
}
