export const FEED_TOPICS = ['blog', 'docs'] as const;

export type FeedTopic = (typeof FEED_TOPICS)[number];

export const FEED_FORMATS = [
  { file: 'atom.xml', mediaType: 'application/atom+xml' },
  { file: 'feed.json', mediaType: 'application/feed+json' },
] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];
