import button from '@/components/ui/button.module.css';
import { JsonLd } from '@/components/ui/json-ld';
import { getLocaleContent } from '@/lib/content/get-content.server';
import type { LocaleContent } from '@/lib/content/model';
import { firstRoute } from '@/lib/content/navigation';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { homeJsonLd } from '@/lib/seo/json-ld';
import { SITE } from '@/lib/site';
import { GateDrawing } from './gate-drawing/gate-drawing';
import styles from './home-page.module.css';

/** The home page: an introduction, a diagram of the checks, and links to three categories of the docs. */
export async function HomePage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const content = await getLocaleContent(locale);
  // A copy of the site with other docs may have no tutorial.
  const start = content.docs.find(({ id }) => id === 'tutorial')?.route ?? '/docs/intro';
  return (
    <main id="main" className={`page ${styles.page}`} tabIndex={-1}>
      <div className={styles.hero}>
        <h1>
          <span className={styles.name}>{SITE.name}</span> {t('home.title')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <p>{t('home.promise')}</p>
        <p className={styles.actions}>
          <a className={button.button} href={routeToHref(locale, start)}>
            {t('home.start')}
          </a>
          <a className={button.quiet} href={routeToHref(locale, '/docs/faq')}>
            {t('home.help')}
          </a>
        </p>
      </div>
      <GateDrawing content={content} />
      <div className={styles.ways}>
        <CategoryCard
          content={content}
          folder="setup"
          title={t('home.platform.title')}
          text={t('home.platform.text')}
        />
        <CategoryCard
          content={content}
          folder="downloader"
          title={t('home.downloader.title')}
          text={t('home.downloader.text')}
        />
        <CategoryCard
          content={content}
          folder="module"
          title={t('home.modules.title')}
          text={t('home.modules.text')}
          limit={5}
        />
      </div>
      <JsonLd graph={homeJsonLd(locale)} />
    </main>
  );
}

interface CategoryCardProps {
  content: LocaleContent;
  /** The folder of the category. */
  folder: string;
  title: string;
  text: string;
  /** Links to the first pages only. */
  limit?: number;
}

/** Links to a category of the docs and to its pages; nested categories link to their first page. */
function CategoryCard({ content: { locale, sidebar }, folder, title, text, limit }: CategoryCardProps) {
  const category = sidebar.find((item) => item.type === 'category' && item.folder === folder);
  if (category?.type !== 'category' || category.route === null) return null;
  return (
    <section className={styles.way}>
      <h2>
        <a href={routeToHref(locale, category.route)}>{title}</a>
      </h2>
      <p>{text}</p>
      <ul className={styles.links}>
        {category.items.slice(0, limit).map((item) => {
          const route = firstRoute(item);
          return (
            route && (
              <li key={route}>
                <a href={routeToHref(locale, route)}>{item.label}</a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
