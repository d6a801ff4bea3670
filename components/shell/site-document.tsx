import '@/app/styles/index.css';

import type { ReactNode } from 'react';
import { HydrationSignal } from '@/components/dev/hydration-signal.client';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { IS_DEVELOPMENT, SITE } from '@/lib/site';
import { prePaintScripts } from './pre-paint-scripts';

interface SiteDocumentProps {
  locale: Locale;
  /** The code of an additional inline script. */
  script?: string;
  children: ReactNode;
}

/** The document of all pages of a locale, into which each page renders a `SiteFrame`. */
export function SiteDocument({ locale, script, children }: SiteDocumentProps) {
  const { htmlLang, direction } = LOCALE_INFO[locale];
  const scripts = [...prePaintScripts(), ...(script === undefined ? [] : [{ code: script }])];
  return (
    // Scripts keep state in attributes of this element, some before React hydrates it in development.
    <html
      lang={htmlLang}
      dir={direction}
      data-theme="light"
      data-hide-on-scroll={SITE.hideOnScroll ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href={withBasePath('/favicon.ico')} sizes="48x48" />
        <link rel="icon" href={withBasePath('/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
        {/* Plain elements, because `next/script` would ship the code a second time in the page data. */}
        {scripts.map(({ code, attribute }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and configuration
          <script key={code} data-site="" data-for={attribute} dangerouslySetInnerHTML={{ __html: code }} />
        ))}
      </head>
      <body>
        {children}
        {IS_DEVELOPMENT && <HydrationSignal />}
      </body>
    </html>
  );
}
