import { getLocaleContent } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { feedEntries } from './feed-entries.node';
import { FEED_FORMATS, type FeedFile, type FeedTopic } from './feed-formats';
import { writeFeed } from './write-feed';

/** A feed as a route answers it. */
export async function feedResponse(locale: Locale, topic: FeedTopic, file: FeedFile): Promise<Response> {
  const entries = await feedEntries(await getLocaleContent(locale), topic);
  const headers = { 'content-type': `${FEED_FORMATS[file].mediaType}; charset=utf-8` };
  return new Response(writeFeed({ locale, topic, file, entries }), { headers });
}
