import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DocPage } from '@/components/docs/doc/doc-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { getDoc, getLocaleContent, staticParams } from '@/lib/content/get-content.server';
import { lastUpdated } from '@/lib/content/last-updated.server';
import type { Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { socialImageRoute } from '@/lib/seo/social/social-image-route';

type Props = { params: Promise<{ slug: string[] }> };

/** What Next asks of the docs of a locale. */
export function docRoute(locale: Locale) {
  const loadId = cache(async (id: string) => {
    const doc = (await getDoc(locale, id)) ?? notFound();
    return { content: await getLocaleContent(locale), doc };
  });
  // Next passes segments as they are in the address.
  const load = async ({ params }: Props) => loadId((await params).slug.map(decodeURIComponent).join('/'));
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
      const [compiled, updated] = [await compileMdx(doc.source), await lastUpdated(doc.source.file)];
      return (
        <SiteFrame locale={locale} route={doc.route}>
          <DocPage content={content} doc={doc} compiled={compiled} updated={updated} />
        </SiteFrame>
      );
    },
  };
}
