import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { Article } from '@/components/mdx/article/article';
import { JsonLd } from '@/components/ui/json-ld';
import { Pager } from '@/components/ui/pager/pager';
import { TranslationNotice } from '@/components/ui/translation-notice';
import type { BlogView } from '@/lib/content/blog/blog-views';
import { excerptOf, readingMinutes } from '@/lib/content/blog/post-text';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Post } from '@/lib/content/model';
import { formatDate, translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { encodeRoute, routeToHref } from '@/lib/paths';
import { postJsonLd } from '@/lib/seo/json-ld';
import { SITE } from '@/lib/site';
import styles from './blog.module.css';

/** A post with its metadata and links to the neighboring posts. */
export async function PostContent({ post, newer, older }: Extract<BlogView, { kind: 'post' }>) {
  const { locale, source } = post;
  const compiled = await compileMdx(source);
  const t = translator(locale);
  const heading = (
    <header lang={LOCALE_INFO[locale].htmlLang}>
      <h1 lang={LOCALE_INFO[source.locale].htmlLang}>{source.frontMatter.title}</h1>
      <PostMeta post={post} tree={compiled.tree} />
    </header>
  );
  return (
    <>
      {source.locale !== locale && <TranslationNotice page={post} kind="untranslated" />}
      <Article locale={locale} source={source} compiled={compiled} heading={heading} />
      <footer data-noprint="">
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

/** A post in a list: title, metadata and excerpt. */
export async function PostSummary({ post }: { post: Post }) {
  const { locale, route, source } = post;
  const { tree } = await compileMdx(source);
  const lang = source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang;
  return (
    <article className={styles.summary}>
      <h2 lang={lang}>
        <a href={routeToHref(locale, route)}>{source.frontMatter.title}</a>
      </h2>
      <PostMeta post={post} tree={tree} />
      <p lang={lang}>{excerptOf(tree, source.locale) || source.frontMatter.description}</p>
    </article>
  );
}

/** The date, reading time, authors and tags of a post. */
function PostMeta({ post, tree }: { post: Post; tree: Root }) {
  const { locale, date, authors, tags } = post;
  const t = translator(locale);
  return (
    <div className={`row secondary ${styles.meta}`}>
      <time dateTime={date}>{formatDate(locale, new Date(date))}</time>
      <span>{t('blog.minutes', { minutes: readingMinutes(textOf(tree)) })}</span>
      {authors.map(({ id, name, route }) => (
        <a key={id} rel="author" href={routeToHref(locale, route)}>
          {name}
        </a>
      ))}
      {tags.length > 0 && (
        <ul aria-label={t('blog.tags')} className="row">
          {tags.map(({ id, name, route }) => (
            <li key={id}>
              <a rel="tag" href={routeToHref(locale, route)}>
                <span aria-hidden="true">#</span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
