import { DocsParts } from '@/components/ui/docs-parts';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';

/** Where a reader goes on who found nothing. `behavior/offer-help.ts` shows a copy of it. */
export function SearchPageWays({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div data-part="ways" hidden>
      <h2>{t('notFound.likely')}</h2>
      <DocsParts locale={locale} />
      <h2>{t('footer.community')}</h2>
      <ul>
        <li>
          <a href={SITE.toolRepository}>GitHub</a>
        </li>
        <li>
          <a href={SITE.community.telegram}>{t('footer.telegram')}</a>
        </li>
        <li>{t('footer.qq', { number: SITE.community.qqGroup })}</li>
      </ul>
    </div>
  );
}
