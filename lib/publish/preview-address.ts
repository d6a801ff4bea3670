import { SITE } from '@/lib/site';

export interface PreviewAddress {
  /** In the branch that GitHub Pages serves. */
  folder: string;
  /** What it is built with. */
  basePath: string;
  origin: string;
  /** Without final slash. */
  url: string;
}

export const PREVIEWS_FOLDER = 'pr-preview';
/** In a preview: what the report says. */
export const REPORT_FOLDER = '_report';

/** The address of a pull request's preview; throws when that is no pull request's number. */
export function previewAddress(pullRequest: number): PreviewAddress {
  if (!Number.isSafeInteger(pullRequest) || pullRequest < 1) throw new Error(`"${pullRequest}" is no pull request.`);
  const folder = `${PREVIEWS_FOLDER}/pr-${pullRequest}`;
  const { origin, pathname } = new URL(SITE.pagesUrl);
  const basePath = `${pathname.replace(/\/$/, '')}/${folder}`;
  return { folder, basePath, origin, url: `${origin}${basePath}` };
}
