import { TopLevelDocs } from '@/components/ui/top-level-docs';
import { getLocaleContent } from '@/lib/content/load.server';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import styles from './not-found.module.css';

/** Tells readers that the page doesn't exist, and offers the page with the nearest address, a search and other pages. */
export async function NotFoundContent({ locale, id = 'main' }: { locale: Locale; id?: string }) {
  const t = translator(locale);
  const { docs } = await getLocaleContent(locale);
  return (
    <main id={id} className="page" tabIndex={-1}>
      <div className="prose">
        <p className={styles.code}>404</p>
        <h1>{t('notFound.title')}</h1>
        <site-nearest-page hidden>
          <p className={styles.nearest}>
            {t('notFound.nearest')}
            {docs.map(({ route, source }) => (
              <span key={route} hidden>
                <a href={routeToHref(locale, route)}>{source.frontMatter.title}</a>
              </span>
            ))}
          </p>
        </site-nearest-page>
        <p>{t('notFound.text')}</p>
        <p>{t('notFound.contact')}</p>
      </div>
      <search>
        <form className={styles.search} action={routeToHref(locale, '/search')}>
          <input type="search" name="q" aria-label={t('notFound.search')} placeholder={t('notFound.search')} />
          <button type="submit" className="button" data-primary="">
            {t('search.label')}
          </button>
        </form>
      </search>
      <h2>{t('notFound.likely')}</h2>
      <ul className="links">
        <TopLevelDocs locale={locale} />
      </ul>
    </main>
  );
}
