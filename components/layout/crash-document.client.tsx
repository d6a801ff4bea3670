'use client';

import { CrashPage } from './crash-page.client';

/** The last resort, for when the layout itself has crashed. */
export function CrashDocument(props: { error: Error; retry: () => void }) {
  const { lang, dir, dataset } = document.documentElement;
  const { crashTitle, crashRetry } = document.body.dataset;
  return (
    <html lang={lang} dir={dir} data-theme={dataset.theme}>
      <body data-crash-title={crashTitle} data-crash-retry={crashRetry}>
        <title>{crashTitle}</title>
        <CrashPage {...props} />
      </body>
    </html>
  );
}
