import type { Doc, LocaleContent } from '@/lib/content/model';
import { breadcrumbsOf } from '@/lib/content/navigation';

/** Pixels; what Open Graph and Twitter's large card ask for. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Beyond so many docs, drawing an image for each would take longer than everything else in a build. */
const MAX_DOCS_WITH_IMAGE = 300;

/** The page whose social image a doc shows: its own, or in a very large site that of the category it belongs to. */
export function socialImageRoute(content: LocaleContent, { id, route }: Doc): string {
  if (content.docs.length <= MAX_DOCS_WITH_IMAGE) return route;
  return breadcrumbsOf(content, id).find((crumb) => crumb.route !== null)?.route ?? '/';
}
