import { toHtml } from 'hast-util-to-html';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { LocaleContent, Source, Translated } from '@/lib/content/model';
import { compileMdx } from '@/lib/mdx/compile.server';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { fileToUrl, routeToUrl, socialImageToFile } from '@/lib/paths';
import type { FeedTopic } from './feed-formats';
import type { FeedEntry } from './write-feed';

/** Enough entries for a reader who opens the feed once a month. */
const MAX_ENTRIES = 15;

/**
 * Returns the newest posts of a language, or its most recently changed docs, newest first. Leaves out untranslated
 * pages.
 */
export async function feedEntries({ blog, docs, locale }: LocaleContent, topic: FeedTopic): Promise<FeedEntry[]> {
  const times = await updateTimes();
  const isTranslated = ({ source }: { source: Source<unknown> }) => source.locale === locale;
  if (topic === 'docs') {
    const dated = docs.filter(isTranslated).flatMap((doc) => {
      const updated = times.get(doc.source.file);
      return updated ? { doc, updated } : [];
    });
    const newest = dated.sort((a, b) => b.updated.getTime() - a.updated.getTime()).slice(0, MAX_ENTRIES);
    return Promise.all(newest.map(async ({ doc, updated }) => ({ ...(await describe(doc)), updated })));
  }
  return Promise.all(
    blog.posts
      .filter(isTranslated)
      .slice(0, MAX_ENTRIES)
      .map(async (post) => {
        const published = new Date(post.date);
        const changed = times.get(post.source.file) ?? published;
        return {
          ...(await describe(post)),
          published,
          updated: changed > published ? changed : published,
          authors: post.authors.map(({ name, route }) => ({ name, url: routeToUrl(locale, route) })),
          tags: post.tags.map(({ name }) => name),
        };
      }),
  );
}

async function describe({ locale, route, source }: Translated<Source<{ title: string; description: string }>>) {
  const { tree } = await compileMdx(source);
  return {
    url: routeToUrl(locale, route),
    title: source.frontMatter.title,
    summary: source.frontMatter.description,
    html: toHtml(toPlainHtml(tree, { locale, route })),
    image: fileToUrl(socialImageToFile(locale, route)),
  };
}
