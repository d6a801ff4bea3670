/** What feeds are about. */
export type FeedTopic = 'blog' | 'docs';

/** Formats of feeds by file name. */
export const FEED_FORMATS = {
  'atom.xml': { mediaType: 'application/atom+xml' },
  'feed.json': { mediaType: 'application/feed+json' },
} as const;

export type FeedFile = keyof typeof FEED_FORMATS;
