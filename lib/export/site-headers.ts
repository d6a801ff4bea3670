/** The response headers by path; `host-files.ts` writes them in the format of each host. */
import { withBasePath } from '@/lib/paths';

export interface HeaderRule {
  /** URL path; a final `*` matches any suffix. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Policies that browsers accept only as headers; sent for every path. */
const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folder of the site's scripts and stylesheet, which have a content hash in their names. */
export const ASSET_FOLDER = '_site';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns the URL path of a file in `ASSET_FOLDER`. */
export const assetHref = (file: string) => withBasePath(`/${ASSET_FOLDER}/${file}`);

/**
 * Returns the header rules, the general one first. Only assets have a caching rule: all supported hosts make browsers
 * revalidate other files by default, and some hosts concatenate the values when two rules set the same header.
 */
export function siteHeaders(basePath: string, policy: string): HeaderRule[] {
  return [
    { path: `${basePath}/*`, headers: { 'Content-Security-Policy': policy, ...SECURITY } },
    { path: `${basePath}/${ASSET_FOLDER}/*`, headers: { 'Cache-Control': IMMUTABLE } },
  ];
}
