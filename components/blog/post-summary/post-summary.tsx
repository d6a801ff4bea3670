import { toString as textOf } from 'hast-util-to-string';
import { PostMeta } from '@/components/blog/post-meta/post-meta';
import { DocLink } from '@/components/ui/doc-link';
import { excerptOf, readingMinutes } from '@/lib/content/blog/post-text';
import type { Post } from '@/lib/content/model';
import { LOCALE_INFO } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { routeToPath } from '@/lib/paths';
import styles from './post-summary.module.css';

/** A post in a list: title, metadata and excerpt. */
export async function PostSummary({ post }: { post: Post }) {
  const { locale, route, source } = post;
  const { tree } = await compileMdx(source);
  const lang = source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang;
  return (
    <article className={styles.summary}>
      <h2 lang={lang}>
        <DocLink href={routeToPath(locale, route)}>{source.frontMatter.title}</DocLink>
      </h2>
      <PostMeta post={post} readingMinutes={readingMinutes(textOf(tree))} />
      <p lang={lang}>{excerptOf(tree, source.locale) || source.frontMatter.description}</p>
    </article>
  );
}
