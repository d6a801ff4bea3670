'use client';

import { CrashPage } from './crash-page.client';

/**
 * The last resort, for when the layout itself has crashed. The next try is a load in full: Next's own renders the layout that is
 * there once more, and it stays crashed.
 */
export function CrashDocument({ error }: { error: Error }) {
  const { lang, dir, dataset } = document.documentElement;
  const { crashTitle, crashRetry } = document.body.dataset;
  return (
    <html lang={lang} dir={dir} data-theme={dataset.theme}>
      <body data-crash-title={crashTitle} data-crash-retry={crashRetry}>
        <title>{crashTitle}</title>
        <CrashPage error={error} retry={() => location.reload()} />
      </body>
    </html>
  );
}
