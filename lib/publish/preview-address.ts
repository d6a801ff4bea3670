import { SITE } from '@/lib/site';

export interface PreviewAddress {
  /** Folder in the branch that GitHub Pages serves. */
  folder: string;
  basePath: string;
  origin: string;
  /** Without a trailing slash. */
  url: string;
}

export const PREVIEWS_FOLDER = 'pr-preview';
/** Folder of a preview's report. */
export const REPORT_FOLDER = '_report';

/**
 * Returns the address of a pull request's preview. Throws when the number is invalid, because it becomes part of a
 * path.
 */
export function previewAddress(pullRequest: number): PreviewAddress {
  if (!Number.isSafeInteger(pullRequest) || pullRequest < 1)
    throw new Error(`"${pullRequest}" is not the number of a pull request.`);
  const folder = `${PREVIEWS_FOLDER}/pr-${pullRequest}`;
  const { origin, pathname } = new URL(SITE.pagesUrl);
  const basePath = `${pathname.replace(/\/$/, '')}/${folder}`;
  return { folder, basePath, origin, url: `${origin}${basePath}` };
}
