import { Article } from '@/components/mdx/article';
import { JsonLd } from '@/components/ui/json-ld';
import { UntranslatedNotice } from '@/components/ui/untranslated-notice';
import type { Post } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import type { PostModel } from '@/lib/pages/page-models';
import { encodeRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { BlogFrame } from './blog-frame';
import { PostMeta } from './post-meta';
import styles from './post-page.module.css';
import { TurnPage } from './turn-page';

/** A post: its text, what is known of it, and where to read on. */
export function PostPage({ model }: { model: PostModel }) {
  const { view, minutes, compiled, jsonLd } = model;
  const { post, newer, older } = view;
  const { locale, source } = post;
  const t = translator(locale);
  const target = (to: Post | undefined, label: string) =>
    to && { route: to.route, label, title: to.source.frontMatter.title };
  const heading = (
    <header className={styles.header} lang={LOCALE_INFO[locale].htmlLang}>
      <h1 lang={LOCALE_INFO[source.locale].htmlLang}>{source.frontMatter.title}</h1>
      <PostMeta post={post} minutes={minutes} />
    </header>
  );
  return (
    <BlogFrame locale={locale}>
      {source.locale !== locale && <UntranslatedNotice page={post} />}
      <Article locale={locale} source={source} compiled={compiled} heading={heading} />
      <footer className={styles.footer} data-noprint="">
        <a href={`${SITE.editUrl}${encodeRoute(source.file)}`}>{t('docs.edit')}</a>
      </footer>
      <TurnPage
        locale={locale}
        label={t('blog.posts')}
        newer={target(newer, t('blog.newerPost'))}
        older={target(older, t('blog.olderPost'))}
      />
      {jsonLd && <JsonLd graph={jsonLd} />}
    </BlogFrame>
  );
}
