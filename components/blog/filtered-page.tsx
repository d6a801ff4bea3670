import type { BlogView } from '@/lib/content/blog-views';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { PostEntry } from '@/lib/pages/page-models';
import { BlogFrame } from './blog-frame';
import { ListHeader } from './list-header';
import { PostSummary } from './post-summary';

interface FilteredPageProps {
  locale: Locale;
  view: Extract<BlogView, { kind: 'author' | 'tag' }>;
  entries: readonly PostEntry[];
}

/** The posts of an author or about a subject. */
export function FilteredPage({ locale, view, entries }: FilteredPageProps) {
  const t = translator(locale);
  return (
    <BlogFrame locale={locale}>
      {view.kind === 'author' ? (
        <ListHeader title={t('blog.postsBy', { name: view.author.name })}>
          {view.author.about} {view.author.url && <a href={view.author.url}>{t('blog.authorElsewhere')}</a>}
        </ListHeader>
      ) : (
        <ListHeader title={t('blog.postsTagged', { tag: view.tag.label })}>{view.tag.description}</ListHeader>
      )}
      {entries.map((entry) => (
        <PostSummary key={entry.post.slug} {...entry} />
      ))}
    </BlogFrame>
  );
}
