import { withBasePath } from '@/lib/paths';
import { PREVIEWS_FOLDER } from '@/lib/publish/preview-address';
import { SITE } from '@/lib/site';

/** `robots.txt`. Previews of pull requests stand on the site's origin, and are no pages of it. */
export function robotsText(): string {
  return `User-Agent: *
Allow: /
Disallow: /${PREVIEWS_FOLDER}/

Sitemap: ${SITE.origin}${withBasePath('/sitemap.xml')}
`;
}
