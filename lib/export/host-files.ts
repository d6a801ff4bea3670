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
  const headers = rules.flatMap(({ path, headers: own }) =>
    Object.entries(own).map(([name, value]) => ({ path, name, value })),
  );
  const headersOf = (rule: HeaderRule) => headers.filter(({ path }) => path === rule.path);
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: rules.map((rule) => ({
      source: rule.path.replace(/\*$/, '(.*)'),
      headers: headersOf(rule).map(({ name, value }) => ({ key: name, value })),
    })),
  };
  const blocks = rules.map((rule) =>
    [`${rule.path}\n`, ...headersOf(rule).map(({ name, value }) => `  ${name}: ${value}\n`)].join(''),
  );
  return {
    // GitHub Pages would leave out folders whose names begin with "_".
    '.nojekyll': '',
    _headers: blocks.join('\n'),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
    // A location of nginx that adds headers inherits none, so the shipped configuration sets the caching headers itself.
    '_hosts/headers.nginx.conf': headers
      .filter(({ name }) => name !== 'Cache-Control')
      .map(({ name, value }) => `add_header ${name} "${value}" always;\n`)
      .join(''),
    '_hosts/headers.caddy': headers.map(({ path, name, value }) => `header ${path} ${name} "${value}"\n`).join(''),
    ...(redirects.length > 0 && serverRedirects(redirects)),
  };
}

/** Absent without redirects, because Caddy refuses an empty file. nginx and Caddy compare with the decoded address. */
function serverRedirects(redirects: readonly RedirectRule[]): Record<string, string> {
  const decoded = redirects.map(({ from, to }) => ({ from: decodeURI(from), to }));
  return {
    '_hosts/redirects.nginx.conf': decoded
      .map(({ from, to }) => `location = "${from}" { return 301 "${to}"; }\n`)
      .join(''),
    '_hosts/redirects.caddy': decoded.map(({ from, to }) => `redir "${from}" "${to}" permanent\n`).join(''),
  };
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
