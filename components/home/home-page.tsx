import { JsonLd } from '@/components/ui/json-ld';
import { getLocaleContent } from '@/lib/content/load.server';
import type { LocaleContent } from '@/lib/content/model';
import { firstRoute } from '@/lib/content/navigation';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { homeJsonLd } from '@/lib/seo/json-ld';
import { SITE } from '@/lib/site';
import { GateDrawing } from './gate-drawing/gate-drawing';
import styles from './home-page.module.css';

/** The categories with part of the keys of their texts, and how many of their pages are listed. */
const CARDS = [
  { folder: 'setup', name: 'platform', limit: Infinity },
  { folder: 'downloader', name: 'downloader', limit: Infinity },
  { folder: 'module', name: 'modules', limit: 6 },
] as const;

/** Docs of these categories that aren't a platform or a downloader to choose. */
const NO_CHOICES = ['setup/wizard', 'downloader/connection-problems'];

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
          <span>{SITE.name}</span> {t('home.title')}
        </h1>
        <p className={`${styles.lead} phrases`}>{t('home.lead')}</p>
        <p>{t('home.promise')}</p>
        <p className={`row ${styles.actions}`}>
          <a className="button" data-primary="" href={routeToHref(locale, start)}>
            {t('home.start')}
          </a>
          <a className="button" href={routeToHref(locale, '/docs/faq')}>
            {t('home.help')}
          </a>
        </p>
      </div>
      <GateDrawing content={content} />
      <div className={styles.ways}>
        {CARDS.map((card) => (
          <CategoryCard key={card.name} content={content} {...card} />
        ))}
      </div>
      <JsonLd graph={homeJsonLd(locale)} />
    </main>
  );
}

/** Links to a category of the docs and to its first pages; nested categories link to their first page. */
function CategoryCard({ content, folder, name, limit }: (typeof CARDS)[number] & { content: LocaleContent }) {
  const { locale, sidebar } = content;
  const t = translator(locale);
  const category = sidebar.find((item) => item.type === 'category' && item.folder === folder);
  if (category?.type !== 'category' || category.route === null) return null;
  return (
    <section className={styles.way}>
      <h2>
        <a href={routeToHref(locale, category.route)}>{t(`home.${name}.title`)}</a>
      </h2>
      <p className="secondary">{t(`home.${name}.text`)}</p>
      <ul className="links">
        {category.items.slice(0, limit).map((item) => {
          const route = firstRoute(item);
          const isChoice = item.type === 'category' || !NO_CHOICES.includes(item.id);
          return (
            route &&
            isChoice && (
              <li key={route}>
                {/* There is no room for an abbreviation in parentheses. */}
                <a href={routeToHref(locale, route)}>{item.label.replace(/ ?[(（].*/, '')}</a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
