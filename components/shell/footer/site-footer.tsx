import { TopLevelDocs } from '@/components/ui/top-level-docs';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { OFFLINE_ROUTE, routeToHref } from '@/lib/paths';
import { READS_OFFLINE, SITE } from '@/lib/site';
import styles from './site-footer.module.css';

/** Links to the top-level docs, the community, and ways to support the project. */
export function SiteFooter({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const [before, after] = t('footer.license', { license: '\n' }).split('\n');
  return (
    <footer className={`${styles.footer} secondary`} data-noprint="">
      <div className={styles.inner}>
        <section className={styles.docs}>
          <h2>{t('footer.docs')}</h2>
          <ul className="links">
            <TopLevelDocs locale={locale} />
            {READS_OFFLINE && (
              <li>
                <a href={routeToHref(locale, OFFLINE_ROUTE)}>{t('offline.title')}</a>
              </li>
            )}
          </ul>
        </section>
        <section>
          <h2>{t('footer.community')}</h2>
          <ul className="links">
            <li>
              <a href={SITE.toolRepository}>GitHub</a>
            </li>
            <li>
              <span>{t('footer.qq', { number: SITE.community.qqGroup })}</span>
            </li>
            <li>
              <a href={SITE.community.telegram}>{t('footer.telegram')}</a>
            </li>
            <li>
              <a href={routeToHref(locale, '/blog')}>{t('blog.title')}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('footer.support')}</h2>
          <ul className="links">
            <li>
              <a href={SITE.donate}>{t('footer.donate')}</a>
            </li>
          </ul>
        </section>
        <p className={styles.license}>
          {before}
          <a href="https://creativecommons.org/licenses/by-nc/4.0/" rel="license">
            CC BY-NC 4.0
          </a>
          {after}
        </p>
      </div>
    </footer>
  );
}
