import { notFound } from 'next/navigation';
import { PlainPage } from '@/components/pages/plain-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ page: string }> };

/** What Next asks of the pages outside docs and blog. */
export function plainPageRoute(locale: Locale) {
  const load = async ({ params }: Props) => {
    const name = decodeURIComponent((await params).page);
    return (await getLocaleContent(locale)).pages.find((page) => page.name === name) ?? notFound();
  };
  return {
    generateStaticParams: () => staticParams(locale, ({ pages }) => pages.map(({ name }) => ({ page: name }))),
    generateMetadata: async (props: Props) => {
      const { route, source, translations } = await load(props);
      const { title, description } = source.frontMatter;
      return pageMetadata({ locale, route, title, description, translations, hasMarkdown: true });
    },
    Page: async (props: Props) => {
      const page = await load(props);
      return (
        <SiteFrame locale={locale} route={page.route}>
          <PlainPage page={page} />
        </SiteFrame>
      );
    },
  };
}
