import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { excerptOf, readingMinutes } from '@/lib/content/blog/post-text';
import type { Post } from '@/lib/content/model';
import { formatDate, translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { routeToHref } from '@/lib/paths';
import styles from './blog.module.css';

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
export function PostMeta({ post, tree }: { post: Post; tree: Root }) {
  const { locale, date, authors, tags } = post;
  const t = translator(locale);
  return (
    <div className={`${styles.meta} secondary`}>
      <time dateTime={date}>{formatDate(locale, new Date(date))}</time>
      <span>{t('blog.minutes', { minutes: readingMinutes(textOf(tree)) })}</span>
      {authors.map(({ id, name, route }) => (
        <a key={id} rel="author" href={routeToHref(locale, route)}>
          {name}
        </a>
      ))}
      {tags.length > 0 && (
        <ul aria-label={t('blog.tags')} className={styles.tags}>
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
