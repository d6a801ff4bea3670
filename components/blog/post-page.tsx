import { mdxComponents } from '@/components/mdx';
import { JsonLd } from '@/components/ui/json-ld';
import { UntranslatedNotice } from '@/components/ui/untranslated-notice';
import { lastUpdated } from '@/lib/content/last-updated.node';
import type { Post } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { postJsonLd } from '@/lib/machine/json-ld';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { evaluateMdx } from '@/lib/mdx/evaluate';
import { encodeRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { BlogFrame } from './blog-frame';
import { PostMeta } from './post-meta';
import styles from './post-page.module.css';
import { TurnPage } from './turn-page';

interface PostPageProps {
  post: Post;
  newer: Post | undefined;
  older: Post | undefined;
}

/** A post: its text, what is known of it, and where to read on. */
export async function PostPage({ post, newer, older }: PostPageProps) {
  const { locale, source } = post;
  const t = translator(locale);
  const { compiledSource, tree } = await compileSource(source);
  const target = (to: Post | undefined, label: string) =>
    to && { route: to.route, label, title: to.source.frontMatter.title };
  return (
    <BlogFrame locale={locale}>
      {source.locale !== locale && <UntranslatedNotice page={post} />}
      <article className="prose" lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}>
        <header className={styles.header} lang={LOCALE_INFO[locale].htmlLang}>
          <h1 lang={LOCALE_INFO[source.locale].htmlLang}>{source.frontMatter.title}</h1>
          <PostMeta post={post} tree={tree} />
        </header>
        {evaluateMdx(compiledSource, mdxComponents(locale))}
      </article>
      <footer className={styles.footer} data-noprint="">
        <a href={`${SITE.editUrl}${encodeRoute(source.file)}`}>{t('docs.edit')}</a>
      </footer>
      <TurnPage
        locale={locale}
        label={t('blog.posts')}
        newer={target(newer, t('blog.newerPost'))}
        older={target(older, t('blog.olderPost'))}
      />
      {source.locale === locale && <JsonLd graph={postJsonLd(post, await lastUpdated(source.file))} />}
    </BlogFrame>
  );
}
