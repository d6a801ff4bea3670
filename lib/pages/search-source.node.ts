import { LOCALES, type Locale } from '@/lib/locales';
import { readManifest } from '@/lib/search/manifest.node';
import { searchSourceOf } from '@/lib/search/search-source-of';
import { IS_DEVELOPMENT, SITE } from '@/lib/site';

/**
 * What a page's search is told of where the index lies, as the text of an attribute. Exported pages get a mark instead, in
 * whose place it is put at the end: the index changes with every edit, and pages would all have to be rendered again.
 */
export async function searchSource(locale: Locale): Promise<string> {
  return IS_DEVELOPMENT || SITE.shipsFramework ? readSource(locale) : markOf(locale);
}

/**
 * Puts the sources in the place of their marks.
 *
 * @returns what does it to a page that has been slimmed: attributes stand in it without quotes where they need none
 */
export async function searchSourceFiller(): Promise<(html: string) => string> {
  const sources = await Promise.all(
    LOCALES.map(async (locale) => [`=${markOf(locale)}`, `='${escapeAttribute(await readSource(locale))}'`] as const),
  );
  return (html) => sources.reduce((filled, [mark, source]) => filled.replaceAll(mark, () => source), html);
}

function markOf(locale: Locale): string {
  return `search-source-${locale}`;
}

async function readSource(locale: Locale): Promise<string> {
  return JSON.stringify(searchSourceOf(locale, await readManifest(process.cwd(), locale)));
}

/** For an attribute in single quotes. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
}
