import type { ReactNode } from 'react';
import { DocLink } from '@/components/ui/doc-link';
import page from '@/components/ui/page.module.css';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute, routeToPath } from '@/lib/paths';
import styles from './blog-frame.module.css';

interface BlogFrameProps {
  locale: Locale;
  /** The route of the page, which is marked if the bar links to it. */
  current?: string;
  children: ReactNode;
}

/** The frame of all blog pages: a column under a bar that links to the blog's lists. */
export function BlogFrame({ locale, current, children }: BlogFrameProps) {
  const t = translator(locale);
  const links = [
    { route: blogPageToRoute(1), label: t('blog.all') },
    { route: BLOG_ARCHIVE_ROUTE, label: t('blog.archive') },
    { route: BLOG_TAGS_ROUTE, label: t('blog.tags') },
    { route: BLOG_AUTHORS_ROUTE, label: t('blog.authors') },
  ];
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <nav aria-label={t('blog.nav')} className={styles.bar}>
        <ul>
          {links.map(({ route, label }) => (
            <li key={route}>
              <DocLink href={routeToPath(locale, route)} aria-current={route === current ? 'page' : undefined}>
                {label}
              </DocLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </main>
  );
}
