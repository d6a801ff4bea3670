import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc/doc-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { pageMetadata, socialImageRoute } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string[] }> };

/** Creates the exports of the route file for docs. */
export function docRoute(locale: Locale) {
  const load = async ({ params }: Props) => {
    // Next passes the segments percent-encoded.
    const id = (await params).slug.map(decodeURIComponent).join('/');
    const content = await getLocaleContent(locale);
    return { content, doc: content.docs.find((doc) => doc.id === id) ?? notFound() };
  };
  return {
    generateStaticParams: () => staticParams(locale, ({ docs }) => docs.map(({ id }) => ({ slug: id.split('/') }))),
    generateMetadata: async (props: Props) => {
      const { content, doc } = await load(props);
      const { route, source, translations } = doc;
      const { title, description } = source.frontMatter;
      const imageRoute = socialImageRoute(content, doc);
      const head = { locale, route, title, description, translations, imageRoute };
      return pageMetadata({ ...head, feeds: 'docs', hasMarkdown: true });
    },
    Page: async (props: Props) => {
      const { content, doc } = await load(props);
      const compiled = await compileMdx(doc.source);
      const updated = (await updateTimes()).get(doc.source.file);
      return (
        <SiteFrame locale={locale} route={doc.route}>
          <DocPage content={content} doc={doc} compiled={compiled} updated={updated} />
        </SiteFrame>
      );
    },
  };
}
