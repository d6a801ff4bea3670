import type { Locale } from '@/lib/locales';
import type { BlogModel } from '@/lib/pages/page-models';
import { ArchivePage } from './archive-page';
import { AuthorsPage } from './authors-page';
import { FilteredPage } from './filtered-page';
import { IndexPage } from './index-page';
import { PostPage } from './post-page';
import { TagsPage } from './tags-page';

/** The page of any address of the blog. */
export function BlogPage({ locale, model }: { locale: Locale; model: BlogModel }) {
  if ('compiled' in model) return <PostPage model={model} />;
  const { view, entries } = model;
  switch (view.kind) {
    case 'index':
      return <IndexPage locale={locale} entries={entries} page={view.page} pageCount={view.pageCount} />;
    case 'archive':
      return <ArchivePage locale={locale} years={view.years} />;
    case 'authors':
      return <AuthorsPage locale={locale} authors={view.authors} />;
    case 'tags':
      return <TagsPage locale={locale} tags={view.tags} />;
    case 'author':
    case 'tag':
      return <FilteredPage locale={locale} view={view} entries={entries} />;
  }
}
