import '@/app/styles/index.css';

import type { ReactNode } from 'react';
import { HydrationSignal } from '@/components/dev/hydration-signal.client';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { IS_DEVELOPMENT, SITE } from '@/lib/site';
import { DocumentHead } from './document-head';

/** The document of all pages of a locale. Each page renders a `SiteFrame` into it. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { htmlLang, direction } = LOCALE_INFO[locale];
  return (
    // Scripts keep state in attributes of this element, some before React hydrates it in development.
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
