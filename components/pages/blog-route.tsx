import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { blogViews } from '@/lib/content/blog/blog-views';
import { getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import type { Locale } from '@/lib/locales';
import { blogPageToRoute } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

const ROOT = blogPageToRoute(1);

/** `path` is missing on `/blog` itself. */
type Props = { params: Promise<{ path?: string[] }> };

/** Creates the exports of the route files for `/blog` and all pages below it. */
export function blogRoute(locale: Locale) {
  const load = async ({ params }: Props) => {
    const { path = [] } = await params;
    // Next passes the segments percent-encoded.
    const route = [ROOT, ...path.map(decodeURIComponent)].join('/');
    return blogViews(await getLocaleContent(locale)).find((view) => view.route === route) ?? notFound();
  };
  return {
    generateStaticParams: () =>
      staticParams(locale, (content) =>
        blogViews(content)
          .filter(({ route }) => route !== ROOT)
          .map(({ route }) => ({ path: route.slice(ROOT.length + 1).split('/') })),
      ),
    generateMetadata: async (props: Props) => {
      const view = await load(props);
      const { route, title, description } = view;
      const article = view.kind === 'post' && {
        translations: view.post.translations,
        published: view.post.date,
        hasMarkdown: true,
      };
      return pageMetadata({ locale, route, title, description, feeds: 'blog', ...article });
    },
    Page: async (props: Props) => {
      const view = await load(props);
      return (
        <SiteFrame locale={locale} route={view.route}>
          <BlogPage locale={locale} view={view} />
        </SiteFrame>
      );
    },
  };
}
