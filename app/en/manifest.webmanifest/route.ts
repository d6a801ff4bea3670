import { webAppManifest } from '@/lib/machine/web-app-manifest';

export const dynamic = 'force-static';

export const GET = () =>
  Response.json(webAppManifest('en'), { headers: { 'content-type': 'application/manifest+json' } });
