/** The response headers and the paths that they belong to; `host-files.ts` writes them in the format of each host. */
import { withBasePath } from '@/lib/paths';

export interface HeaderRule {
  /** Path below the origin; `*` at the end matches anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** For every path: what browsers accept in a header only. */
const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folder of the site's scripts and stylesheet, whose names have a hash of their content; below the base path. */
export const ASSET_FOLDER = '_site';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The address of a file in it. */
export const assetHref = (file: string) => withBasePath(`/${ASSET_FOLDER}/${file}`);

/**
 * The rules, general ones first. Other files have no caching rule: every host here lets browsers revalidate them, and some
 * hosts join the values of two rules for the same header.
 */
export function siteHeaders(basePath: string, policy: string): HeaderRule[] {
  return [
    { path: `${basePath}/*`, headers: { 'Content-Security-Policy': policy, ...SECURITY } },
    { path: `${basePath}/${ASSET_FOLDER}/*`, headers: { 'Cache-Control': IMMUTABLE } },
  ];
}
