/**
 * What hosts should say beside the files. Owns: the response headers and which paths they belong to; `host-files.ts`
 * writes them in each host's own language.
 */

export interface HeaderRule {
  /** Path below the origin; `*` at the end stands for anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Everywhere. What a policy in the page can't say, or browsers heed only from a header. */
const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folders whose files have a hash of their content in their names. */
export const IMMUTABLE_FOLDERS = ['/_next/static/', '/_site/'] as const;
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The rules, general ones first. Nothing is said of caching other files: every host here lets browsers ask again each
 * time, and several join the values when two rules name one header.
 *
 * @param policy content security policy
 */
export function siteHeaders(basePath: string, policy: string): HeaderRule[] {
  return [
    { path: `${basePath}/*`, headers: { 'Content-Security-Policy': policy, ...SECURITY } },
    ...IMMUTABLE_FOLDERS.map((folder) => ({
      path: `${basePath}${folder}*`,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
  ];
}
