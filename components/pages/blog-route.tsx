import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { blogViews } from '@/lib/content/blog/blog-views';
import { getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import type { Locale } from '@/lib/locales';
import { blogPageToRoute } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { blogHead } from '@/lib/seo/site-pages';

const ROOT = blogPageToRoute(1);

/** `path` is missing on `/blog` itself. */
type Props = { params: Promise<{ path?: string[] }> };

/** Creates the exports of the route files for `/blog` and all pages below it. */
export function blogRoute(locale: Locale) {
  const load = async ({ params }: Props) => {
    const { path = [] } = await params;
    // Next passes the segments percent-encoded.
    const route = [ROOT, ...path.map(decodeURIComponent)].join('/');
    const { blog } = await getLocaleContent(locale);
    return { route, view: blogViews(blog).get(route) ?? notFound() };
  };
  return {
    generateStaticParams: () =>
      staticParams(locale, ({ blog }) =>
        [...blogViews(blog).keys()]
          .filter((route) => route !== ROOT)
          .map((route) => ({ path: route.slice(ROOT.length + 1).split('/') })),
      ),
    generateMetadata: async (props: Props) => pageMetadata(blogHead(locale, (await load(props)).view)),
    Page: async (props: Props) => {
      const { route, view } = await load(props);
      return (
        <SiteFrame locale={locale} route={route}>
          <BlogPage locale={locale} view={view} />
        </SiteFrame>
      );
    },
  };
}
