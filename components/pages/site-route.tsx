import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { CategoryPage } from '@/components/docs/category/category-page';
import { DocPage } from '@/components/docs/doc/doc-page';
import { HomePage } from '@/components/home/home-page';
import { Article } from '@/components/mdx/article/article';
import { OfflinePage } from '@/components/offline/offline-page';
import { SearchPageBody } from '@/components/search/search';
import { SiteFrame } from '@/components/shell/site-frame';
import { getLocaleContent } from '@/lib/content/load.server';
import type { LocaleContent } from '@/lib/content/model';
import { listPages, type SitePage } from '@/lib/content/site-pages';
import type { Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { waitForPageData } from '@/lib/page-data.server';
import { decodeLeniently } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { IS_DEVELOPMENT } from '@/lib/site';

/** `path` is missing on the home page. */
type Props = { params: Promise<{ path?: string[] }> };

/** Creates the exports of a language's route file, which serves all of its pages. */
export function siteRoute(locale: Locale) {
  const load = async ({ params }: Props) => {
    const { path = [] } = await params;
    // Next passes the segments percent-encoded.
    const route = `/${path.map(decodeLeniently).join('/')}`;
    const content = await getLocaleContent(locale);
    return { content, page: pagesByRoute(content).get(route) ?? notFound() };
  };
  return {
    generateStaticParams: async () => {
      // Next calls this in a new process for each request in development, which would read all content, and then uses
      // the previous result, which lacks new pages.
      if (IS_DEVELOPMENT) return [];
      const routes = [...pagesByRoute(await getLocaleContent(locale)).keys()];
      return routes.map((route) => ({ path: route.split('/').filter(Boolean) }));
    },
    generateMetadata: async (props: Props) => pageMetadata((await load(props)).page),
    Page: async (props: Props) => {
      const { content, page } = await load(props);
      // Components that render synchronously, such as the log lookup, read it.
      await waitForPageData();
      return (
        <SiteFrame locale={locale} route={page.route}>
          {await renderPage(content, page)}
        </SiteFrame>
      );
    },
  };
}

const cachedPages = new WeakMap<LocaleContent, ReadonlyMap<string, SitePage>>();

function pagesByRoute(content: LocaleContent): ReadonlyMap<string, SitePage> {
  const pages = cachedPages.get(content) ?? new Map(listPages(content).map((page) => [page.route, page]));
  cachedPages.set(content, pages);
  return pages;
}

async function renderPage(content: LocaleContent, page: SitePage) {
  const { locale } = page;
  switch (page.kind) {
    case 'home':
      return <HomePage locale={locale} />;
    case 'offline':
      return <OfflinePage locale={locale} />;
    case 'search':
      return (
        <main id="main" className="page" tabIndex={-1}>
          <SearchPageBody locale={locale} />
        </main>
      );
    case 'page':
      return (
        <main id="main" className="page" tabIndex={-1}>
          <Article locale={locale} source={page.text.source} compiled={await compileMdx(page.text.source)} />
        </main>
      );
    case 'doc':
      return <DocPage content={content} doc={page.doc} />;
    case 'category':
      return <CategoryPage content={content} category={page.category} />;
    case 'blog':
      return <BlogPage locale={locale} view={page.view} />;
  }
}
