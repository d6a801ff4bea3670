import { errorAt, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { BlogFiles } from '../blog/blog.server';
import type { PostSource } from '../model';

/** Segments below `/blog` that other pages use. */
const RESERVED_SLUGS = ['archive', 'authors', 'page', 'tags'];

/** Reports unavailable slugs, and translations that differ. Schemas have already validated each file. */
export function checkBlog({ authors, posts }: BlogFiles): Problem[] {
  const originals = [...posts[DEFAULT_LOCALE].values()].map(({ file, frontMatter: { slug } }) => ({ file, slug }));
  const reserved = originals
    .filter(({ slug }) => RESERVED_SLUGS.includes(slug))
    .map(({ file, slug }) =>
      errorAt(file, `another page already has the slug "${slug}"`, 'Give the post another slug.'),
    );
  const authorSlugs = Object.entries(authors).map(([id, { slug = id }]) => ({ file: 'content/authors.json', slug }));
  const differing = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
    [...posts[locale]].flatMap(([id, source]) => {
      const original = posts[DEFAULT_LOCALE].get(id);
      return original ? compareWithOriginal(source, original) : [];
    }),
  );
  return [...reserved, ...findDuplicateSlugs(originals), ...findDuplicateSlugs(authorSlugs), ...differing];
}

/** Reports differences between the slug, date, authors and tags of a translation and its original. */
function compareWithOriginal(source: PostSource, original: PostSource): Problem[] {
  return (['slug', 'date', 'authors', 'tags'] as const).flatMap((key) => {
    const format = ({ frontMatter }: PostSource) => [frontMatter[key]].flat().join(', ');
    const expected = format(original);
    if (format(source) === expected) return [];
    const fix = expected ? `Write the same value in both: ${expected}.` : 'Remove it here, or add it there.';
    return errorAt(source.file, `"${key}" differs from ${original.file}`, fix);
  });
}

function findDuplicateSlugs(entries: readonly { file: string; slug: string }[]): Problem[] {
  return entries.flatMap(({ file, slug }, index) => {
    const earlier = entries.slice(0, index).find((entry) => entry.slug === slug);
    if (!earlier) return [];
    return errorAt(file, `the slug "${slug}" is also used in ${earlier.file}`, 'Change one of the two.');
  });
}
