import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';

export function HomePage({ locale }: { locale: Locale }) {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{SITE.name}</h1>
      <p>{translate(locale, 'site.tagline')}</p>
    </main>
  );
}
