/** What feeds are about. */
export const FEED_TOPICS = ['blog', 'docs'] as const;

export type FeedTopic = (typeof FEED_TOPICS)[number];

/** Formats of feeds by file name. */
export const FEED_FORMATS = {
  'atom.xml': { mediaType: 'application/atom+xml' },
  'feed.json': { mediaType: 'application/feed+json' },
} as const;

export const FEED_FILES = ['atom.xml', 'feed.json'] as const satisfies readonly (keyof typeof FEED_FORMATS)[];

export type FeedFile = (typeof FEED_FILES)[number];
