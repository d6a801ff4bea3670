import type { Doc, LocaleContent } from '@/lib/content/model';
import { breadcrumbsOf } from '@/lib/content/navigation';

/** In pixels, as Open Graph and Twitter's large card recommend. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** With more docs, drawing an image for each would take longer than the rest of the build. */
const MAX_DOCS_WITH_IMAGE = 300;

/** Returns the page whose social image a doc uses: the doc itself, or its category on a very large site. */
export function socialImageRoute(content: LocaleContent, { id, route }: Doc): string {
  if (content.docs.length <= MAX_DOCS_WITH_IMAGE) return route;
  return breadcrumbsOf(content, id).find((crumb) => crumb.route !== null)?.route ?? '/';
}
