import { errorAt, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { type BlogFiles, readPostFileName } from '../blog/blog.server';
import type { PostSource } from '../model';

/** Segments below `/blog` that other pages use. */
const RESERVED_SLUGS = ['archive', 'authors', 'page', 'tags'];

/**
 * Reports misnamed files, unavailable slugs, and translations that differ. Schemas have already validated each file.
 */
export function checkBlog({ authors, posts }: BlogFiles): Problem[] {
  const sources = LOCALES.flatMap((locale) => [...posts[locale]].map(([id, source]) => ({ id, source })));
  const misnamed = sources
    .filter(({ id }) => !readPostFileName(id))
    .map(({ source: { file } }) =>
      errorAt(file, 'the file name has no date and slug', 'Name the file like this: 2026-11-21-my-subject.mdx.'),
    );
  const originals = [...posts[DEFAULT_LOCALE]].map(([id, source]) => ({
    file: source.file,
    slug: slugOf(id, source),
  }));
  const reserved = originals
    .filter(({ slug }) => RESERVED_SLUGS.includes(slug))
    .map(({ file, slug }) =>
      errorAt(file, `another page already has the slug "${slug}"`, 'Give the post another slug.'),
    );
  const authorSlugs = Object.entries(authors).map(([id, { slug = id }]) => ({ file: 'content/authors.json', slug }));
  const differing = sources.flatMap(({ id, source }) => {
    const original = posts[DEFAULT_LOCALE].get(id);
    return original && source.locale !== DEFAULT_LOCALE ? compareWithOriginal(id, source, original) : [];
  });
  return [...misnamed, ...reserved, ...findDuplicateSlugs(originals), ...findDuplicateSlugs(authorSlugs), ...differing];
}

/** Reports differences between the slug, date, authors and tags of a translation and its original. */
function compareWithOriginal(id: string, source: PostSource, original: PostSource): Problem[] {
  const valuesOf = (post: PostSource) => ({
    slug: slugOf(id, post),
    date: post.frontMatter.date ?? readPostFileName(id)?.date ?? '',
    authors: post.frontMatter.authors.join(', '),
    tags: post.frontMatter.tags.join(', '),
  });
  const originalValues = new Map(Object.entries(valuesOf(original)));
  return Object.entries(valuesOf(source)).flatMap(([key, value]) => {
    const expected = originalValues.get(key);
    if (value === expected) return [];
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

function slugOf(id: string, { frontMatter }: PostSource): string {
  return frontMatter.slug ?? readPostFileName(id)?.slug ?? id;
}
