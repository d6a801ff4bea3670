import { resolveRedirect } from '@/lib/content/redirects';
import type { Redirects } from '@/lib/content/schema';
import { encodeRoute, withBasePath } from '@/lib/paths';
import type { HeaderRule } from './site-headers';

/** The list of immutable files, one per line. Publishing a new version keeps the files of the previous list. */
export const ASSET_LIST = '_hosts/assets.txt';

/**
 * Returns the configuration files for headers and redirects, by path in the site: those of Cloudflare Pages and
 * Netlify, of Vercel, and those that the nginx and Caddy configurations in `deploy/` include.
 */
export function hostFiles(rules: readonly HeaderRule[], redirects: readonly RedirectRule[]): Record<string, string> {
  const allHeaders = rules.flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ path, name, value })),
  );
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  const blocks = rules.map(({ path, headers }) =>
    [`${path}\n`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)].join(''),
  );
  return {
    // Without this file GitHub Pages ignores folders whose names start with "_".
    '.nojekyll': '',
    _headers: blocks.join('\n'),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
    // The nginx configuration in `deploy/` sets Cache-Control itself, because the value depends on the response status.
    '_hosts/headers.nginx.conf': allHeaders
      .filter(({ name }) => name !== 'Cache-Control')
      .map(({ name, value }) => `add_header ${name} "${value}" always;\n`)
      .join(''),
    '_hosts/headers.caddy': allHeaders.map(({ path, name, value }) => `header ${path} ${name} "${value}"\n`).join(''),
    ...(redirects.length > 0 && serverRedirects(redirects)),
  };
}

/**
 * Must not be called without redirects, because Caddy rejects an empty file. nginx and Caddy match the decoded path.
 */
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
  /** Percent-encoded, with the base path. */
  from: string;
  /** Percent-encoded, with the base path and the fragment. */
  to: string;
}

/** Returns the redirects of pages in `content/redirects.json`, with chains resolved to their final target. */
export function redirectRules({ pages }: Redirects): RedirectRule[] {
  return Object.keys(pages).flatMap((from) => {
    const target = resolveRedirect(pages, from);
    if (target === 'loop') return [];
    const fragment = target.anchor === undefined ? '' : `#${encodeURIComponent(target.anchor)}`;
    return { from: withBasePath(encodeRoute(from)), to: `${withBasePath(encodeRoute(target.path))}${fragment}` };
  });
}
