import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/docs/category/category-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

/** Creates the exports of the route file for category pages. */
export function categoryRoute(locale: Locale) {
  const load = async ({ params }: Props) => {
    const slug = decodeURIComponent((await params).slug);
    return (await getLocaleContent(locale)).categories.find((category) => category.slug === slug) ?? notFound();
  };
  return {
    generateStaticParams: () =>
      staticParams(locale, ({ categories }) => categories.flatMap(({ slug }) => (slug === null ? [] : { slug }))),
    generateMetadata: async (props: Props) => {
      const { route, label, description } = await load(props);
      return pageMetadata({ locale, route: route ?? '/', title: label, description, feeds: 'docs' });
    },
    Page: async (props: Props) => {
      const category = await load(props);
      return (
        <SiteFrame locale={locale} route={category.route ?? '/'}>
          <CategoryPage content={await getLocaleContent(locale)} category={category} />
        </SiteFrame>
      );
    },
  };
}
