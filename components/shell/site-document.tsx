import '@/app/styles/index.css';

import type { ReactNode } from 'react';
import { HydrationSignal } from '@/components/dev/hydration-signal.client';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { IS_DEVELOPMENT, SITE } from '@/lib/site';
import { DocumentHead } from './document-head';

/** The document of a locale, around `SiteFrame`. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { htmlLang, direction } = LOCALE_INFO[locale];
  return (
    // Scripts keep their state in attributes of this element, some before the first paint.
    <html
      lang={htmlLang}
      dir={direction}
      data-theme="light"
      data-hide-on-scroll={SITE.hideOnScroll ? '' : undefined}
      suppressHydrationWarning
    >
      <DocumentHead />
      <body>
        {children}
        {IS_DEVELOPMENT && <HydrationSignal />}
      </body>
    </html>
  );
}
