import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import { NotFoundContent } from './not-found-content';

/** `404.html`, which hosts show for every unknown address of either language. */
export function NotFoundDocument() {
  return (
    <html lang="zh-Hans">
      <body>
        {LOCALES.map((locale) => (
          <div key={locale} lang={LOCALE_INFO[locale].htmlLang}>
            <NotFoundContent locale={locale} />
          </div>
        ))}
      </body>
    </html>
  );
}
