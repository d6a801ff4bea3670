import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';

export const dynamic = 'force-static';

export default function Robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${SITE.origin}${withBasePath('/sitemap.xml')}` };
}
