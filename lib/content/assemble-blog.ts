import { compareText } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { authorSlugToRoute, postSlugToRoute, tagIdToRoute } from '@/lib/paths';
import type { BlogFiles } from './blog.node';
import type { Author, Blog, Post, Tag } from './model';
import { pairSources } from './pair-sources';
import { readPostFileName } from './post-file-name';

/** The blog as a locale's readers get it. Slug, day, authors and tags of a post are those of the file shown. */
export function assembleBlog(locale: Locale, files: BlogFiles): Blog {
  const authors = Object.entries(files.authors).map(
    ([id, { name, about, url, slug = id }]): Author => ({
      id,
      name,
      about: about[locale],
      url,
      route: authorSlugToRoute(slug),
    }),
  );
  const tags = Object.entries(files.tags).map(
    ([id, { label, description }]): Tag => ({
      id,
      label: label[locale],
      description: description[locale],
      route: tagIdToRoute(id),
    }),
  );
  const posts = pairSources(files.posts, locale).flatMap(({ id, ...pairing }): Post[] => {
    const name = readPostFileName(id);
    if (!name) return [];
    const { slug = name.slug, date = name.date, authors: authorIds, tags: tagIds } = pairing.source.frontMatter;
    return [
      {
        locale,
        route: postSlugToRoute(slug),
        ...pairing,
        slug,
        date,
        authors: select(authors, authorIds),
        tags: select(tags, tagIds),
      },
    ];
  });
  posts.sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug));
  return { posts, authors, tags };
}

/** The ones named, in the order of the names. */
function select<T extends { id: string }>(all: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
}
