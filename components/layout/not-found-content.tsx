import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';

export function NotFoundContent({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.contact')}</p>
    </main>
  );
}
