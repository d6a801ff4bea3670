import { notFound } from 'next/navigation';
import { Article } from '@/components/mdx/article/article';
import { SiteFrame } from '@/components/shell/site-frame';
import styles from '@/components/ui/page.module.css';
import { getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import type { Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ page: string }> };

/** Creates the exports of the route file for pages outside the docs and the blog. */
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
      const { route, source } = await load(props);
      return (
        <SiteFrame locale={locale} route={route}>
          <main id="main" className={styles.page} tabIndex={-1}>
            <Article locale={locale} source={source} compiled={await compileMdx(source)} />
          </main>
        </SiteFrame>
      );
    },
  };
}
