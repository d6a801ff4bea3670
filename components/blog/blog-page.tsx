import { Pager } from '@/components/ui/pager/pager';
import type { BlogView } from '@/lib/content/blog/blog-views';
import { formatDate, type MessageKey, translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute, routeToHref } from '@/lib/paths';
import styles from './blog.module.css';
import { PostContent, PostSummary } from './post';

/** The page at any route of the blog: a column under a bar that links to the blog's lists. */
export function BlogPage({ locale, view }: { locale: Locale; view: BlogView }) {
  const t = translator(locale);
  const links = [
    { route: blogPageToRoute(1), label: t('blog.all') },
    { route: BLOG_ARCHIVE_ROUTE, label: t('blog.archive') },
    { route: BLOG_TAGS_ROUTE, label: t('blog.tags') },
    { route: BLOG_AUTHORS_ROUTE, label: t('blog.authors') },
  ];
  return (
    <main id="main" tabIndex={-1} className="page">
      <nav aria-label={t('blog.nav')} className={styles.bar}>
        <ul className="links">
          {links.map(({ route, label }) => (
            <li key={route}>
              <a href={routeToHref(locale, route)} aria-current={route === view.route ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {view.kind === 'post' ? <PostContent {...view} /> : <PostList locale={locale} view={view} />}
    </main>
  );
}

/** A list of posts, or of the tags or authors of posts. */
function PostList({ locale, view }: { locale: Locale; view: Exclude<BlogView, { kind: 'post' }> }) {
  const { kind, title, description } = view;
  const t = translator(locale);
  const toTarget = (page: number, label: MessageKey) => ({ route: blogPageToRoute(page), label: t(label) });
  return (
    <>
      <header className="page-header">
        <h1>{title}</h1>
        <p>
          {description}
          {kind === 'group' && view.url && (
            <>
              {' '}
              <a href={view.url}>{t('blog.authorElsewhere')}</a>
            </>
          )}
        </p>
      </header>
      {kind === 'archive' &&
        view.years.map(({ year, posts }) => (
          <section key={year} id={year} className={styles.section}>
            <h2>{t('blog.year', { year })}</h2>
            <ul className={styles.posts}>
              {posts.map(({ slug, route, date, source }) => (
                <li key={slug} className="row">
                  <time dateTime={date} className="secondary">
                    {formatDate(locale, new Date(date))}
                  </time>
                  <a
                    href={routeToHref(locale, route)}
                    lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}
                  >
                    {source.frontMatter.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {kind === 'groups' &&
        view.groups.map(({ id, route, name, description, posts: { length: count } }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>
              <a href={routeToHref(locale, route)}>{name}</a>
            </h2>
            <span className="secondary">{t(count === 1 ? 'blog.countOne' : 'blog.count', { count })}</span>
            <p className="secondary">{description}</p>
          </section>
        ))}
      {(kind === 'index' || kind === 'group') && view.posts.map((post) => <PostSummary key={post.slug} post={post} />)}
      {kind === 'index' && (
        <Pager
          locale={locale}
          label={t('blog.pages')}
          previous={view.page > 1 ? toTarget(view.page - 1, 'blog.newerPosts') : undefined}
          next={view.page < view.pageCount ? toTarget(view.page + 1, 'blog.olderPosts') : undefined}
        />
      )}
    </>
  );
}
