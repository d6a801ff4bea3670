import type { RedirectRule } from './redirect-rules';
import type { HeaderRule } from './site-headers';

/** Names of the files that never change, one a line: the next version is published beside them. */
export const ASSET_LIST = '_hosts/assets.txt';

/**
 * The files through which hosts learn headers and redirects, by path in the exported site.
 *
 * @returns `.nojekyll`, `_headers` and `_redirects` (Cloudflare Pages, Netlify), `vercel.json`, and what the shipped nginx and
 *   Caddy configurations include
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

/** Left out when empty: Caddy stumbles over a file without content. nginx and Caddy both compare with the decoded address. */
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

/** nginx forgets a server's headers in a location that adds its own, so caching stands in the configuration itself. */
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
