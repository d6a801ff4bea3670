import { Article } from '@/components/mdx/article/article';
import { JsonLd } from '@/components/ui/json-ld';
import { Pager } from '@/components/ui/pager/pager';
import { TranslationNotice } from '@/components/ui/translation-notice';
import type { BlogView } from '@/lib/content/blog/blog-views';
import { updateTimes } from '@/lib/content/last-updated.server';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { encodeRoute } from '@/lib/paths';
import { postJsonLd } from '@/lib/seo/json-ld';
import { SITE } from '@/lib/site';
import styles from './blog.module.css';
import { PostMeta } from './post-summary';

/** A post with its metadata and links to the neighboring posts. */
export async function PostContent({ post, newer, older }: Extract<BlogView, { kind: 'post' }>) {
  const { locale, source } = post;
  const compiled = await compileMdx(source);
  const t = translator(locale);
  const heading = (
    <header className={styles.postHeader} lang={LOCALE_INFO[locale].htmlLang}>
      <h1 lang={LOCALE_INFO[source.locale].htmlLang}>{source.frontMatter.title}</h1>
      <PostMeta post={post} tree={compiled.tree} />
    </header>
  );
  return (
    <>
      {source.locale !== locale && <TranslationNotice page={post} kind="untranslated" />}
      <Article locale={locale} source={source} compiled={compiled} heading={heading} />
      <footer className={styles.postFooter} data-noprint="">
        <a href={`${SITE.editUrl}${encodeRoute(source.file)}`}>{t('docs.edit')}</a>
      </footer>
      <Pager
        locale={locale}
        label={t('blog.posts')}
        previous={newer && { ...newer, label: t('blog.newerPost') }}
        next={older && { ...older, label: t('blog.olderPost') }}
      />
      {source.locale === locale && <JsonLd graph={postJsonLd(post, (await updateTimes()).get(source.file))} />}
    </>
  );
}
