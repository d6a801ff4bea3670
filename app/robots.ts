import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/paths';
import { PREVIEWS_FOLDER } from '@/lib/publish/preview-address';
import { SITE } from '@/lib/site';

export const dynamic = 'force-static';

export default function Robots(): MetadataRoute.Robots {
  return {
    // Previews of pull requests stand on the site's origin, and are no pages of it.
    rules: { userAgent: '*', allow: '/', disallow: `/${PREVIEWS_FOLDER}/` },
    sitemap: `${SITE.origin}${withBasePath('/sitemap.xml')}`,
  };
}
