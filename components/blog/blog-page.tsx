import { DocLink } from '@/components/ui/doc-link';
import { Pager } from '@/components/ui/pager/pager';
import type { BlogView } from '@/lib/content/blog/blog-views';
import type { Post, PostGroup } from '@/lib/content/model';
import { translate, translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { blogPageToRoute, routeToPath } from '@/lib/paths';
import { BlogFrame } from './blog-frame/blog-frame';
import { ListHeader } from './list-header/list-header';
import { ListSection } from './list-section/list-section';
import { PostLines } from './post-lines/post-lines';
import { PostPage } from './post-page/post-page';
import { PostSummary } from './post-summary/post-summary';

/** The page at any route of the blog. */
export function BlogPage({ locale, view }: { locale: Locale; view: BlogView }) {
  if (view.kind === 'post') return <PostPage {...view} />;
  const { kind, route, title, description } = view;
  const t = translator(locale);
  return (
    <BlogFrame locale={locale} current={route}>
      <ListHeader title={title}>
        {description}
        {kind === 'group' && view.url && (
          <>
            {' '}
            <a href={view.url}>{t('blog.authorElsewhere')}</a>
          </>
        )}
      </ListHeader>
      {kind === 'archive' &&
        view.years.map(({ year, posts }) => (
          <ListSection key={year} title={t('blog.year', { year })} id={year}>
            <PostLines locale={locale} posts={posts} />
          </ListSection>
        ))}
      {kind === 'groups' && view.groups.map((group) => <GroupSection key={group.id} locale={locale} {...group} />)}
      {(kind === 'index' || kind === 'group') && view.posts.map((post) => <PostSummary key={post.slug} post={post} />)}
      {kind === 'index' && <IndexPager locale={locale} page={view.page} pageCount={view.pageCount} />}
    </BlogFrame>
  );
}

interface GroupSectionProps extends PostGroup {
  locale: Locale;
  posts: readonly Post[];
}

/** An author or a tag with a description and the number of posts. */
function GroupSection({ locale, id, route, name, description, posts }: GroupSectionProps) {
  const count = posts.length;
  return (
    <ListSection
      id={id}
      title={<DocLink href={routeToPath(locale, route)}>{name}</DocLink>}
      note={translate(locale, count === 1 ? 'blog.countOne' : 'blog.count', { count })}
    >
      <p>{description}</p>
    </ListSection>
  );
}

function IndexPager({ locale, page, pageCount }: { locale: Locale; page: number; pageCount: number }) {
  const t = translator(locale);
  const createTarget = (target: number, label: string) =>
    target >= 1 && target <= pageCount ? { route: blogPageToRoute(target), label } : undefined;
  return (
    <Pager
      locale={locale}
      label={t('blog.pages')}
      previous={createTarget(page - 1, t('blog.newerPosts'))}
      next={createTarget(page + 1, t('blog.olderPosts'))}
    />
  );
}
