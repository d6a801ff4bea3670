import { getContent } from '@/lib/content/get-content.node';
import { updateTimes } from '@/lib/content/last-updated.node';
import { LOCALES } from '@/lib/locales';
import { sitePages } from '@/lib/machine/site-pages';
import { writeSitemap } from '@/lib/machine/write-sitemap';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const { locales } = await getContent();
  const times = await updateTimes();
  const pages = LOCALES.flatMap((locale) => sitePages(locales[locale]));
  const xml = await writeSitemap(pages, (file) => times.get(file));
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
