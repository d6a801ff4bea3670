import { resolveRedirect } from '@/lib/content/redirects';
import type { Redirects } from '@/lib/content/schema';
import { encodeRoute, withBasePath } from '@/lib/paths';
import type { HeaderRule } from './site-headers';

/** Lists the files that never change, one a line: publishing a new version keeps those of the last one. */
export const ASSET_LIST = '_hosts/assets.txt';

/**
 * The files through which hosts learn headers and redirects, by path in the exported site: for Cloudflare Pages and Netlify, for
 * Vercel, and what the shipped nginx and Caddy configurations include.
 */
export function hostFiles(rules: readonly HeaderRule[], redirects: readonly RedirectRule[]): Record<string, string> {
  return {
    // GitHub Pages would leave out folders whose names begin with "_".
    '.nojekyll': '',
    _headers: headersFile(rules),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    'vercel.json': `${JSON.stringify(vercelProject(rules, redirects), null, 2)}\n`,
    '_hosts/headers.nginx.conf': nginxHeaders(rules),
    '_hosts/headers.caddy': caddyHeaders(rules),
    ...(redirects.length > 0 && serverRedirects(redirects)),
  };
}

/** Absent without redirects, because Caddy refuses an empty file. nginx and Caddy compare with the decoded address. */
function serverRedirects(redirects: readonly RedirectRule[]): Record<string, string> {
  return {
    '_hosts/redirects.nginx.conf': redirects
      .map(({ from, to }) => `location = "${decodeURI(from)}" { return 301 "${to}"; }\n`)
      .join(''),
    '_hosts/redirects.caddy': redirects
      .map(({ from, to }) => `redir "${decodeURI(from)}" "${to}" permanent\n`)
      .join(''),
  };
}

function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

function vercelProject(rules: readonly HeaderRule[], redirects: readonly RedirectRule[]) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}

/** A location of nginx that adds headers inherits none, so the shipped configuration sets the caching headers itself. */
function nginxHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .filter(({ headers }) => !('Cache-Control' in headers))
    .flatMap(({ headers }) => lines(headers, (name, value) => `add_header ${name} "${value}" always;`))
    .join('\n')
    .concat('\n');
}

function caddyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => lines(headers, (name, value) => `header ${path} ${name} "${value}"`))
    .join('\n')
    .concat('\n');
}

function lines(headers: HeaderRule['headers'], format: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => format(name, value));
}

export interface RedirectRule {
  /** Encoded, with base path. */
  from: string;
  /** Likewise, with the section. */
  to: string;
}

/** The redirects of pages in `content/redirects.json`, each directly to its final address. */
export function redirectRules({ pages }: Redirects): RedirectRule[] {
  return Object.keys(pages).flatMap((from) => {
    const end = resolveRedirect(pages, from);
    if (end === 'loop') return [];
    const section = end.anchor === undefined ? '' : `#${encodeURIComponent(end.anchor)}`;
    return { from: withBasePath(encodeRoute(from)), to: `${withBasePath(encodeRoute(end.path))}${section}` };
  });
}
