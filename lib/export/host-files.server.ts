import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { resolveRedirect } from '@/lib/content/redirects';
import type { Redirects } from '@/lib/content/schema';
import { ASSET_FOLDER, encodeRoute, withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { securityPolicy } from './security-policy';

interface RedirectRule {
  /** Percent-encoded, with the base path. */
  from: string;
  /** Percent-encoded, with the base path and the fragment. */
  to: string;
}

/** The list of immutable files, one per line. Publishing a new version keeps the files of the previous list. */
export const ASSET_LIST = '_hosts/assets.txt';

/** Policies that browsers accept only as headers; sent for every path. */
const SECURITY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Writes the configuration files of hosts and, for hosts without redirects, a redirect page for each moved page. */
export function writeHostFiles(folder: string, redirects: Redirects, scriptHashes: readonly string[]): void {
  const rules = redirectRules(redirects);
  const policy = securityPolicy(scriptHashes, 'header');
  const files = new Map(Object.entries(hostFiles(SITE.basePath, policy, rules)));
  for (const rule of rules) {
    const route = decodeURI(rule.from.slice(SITE.basePath.length));
    files.set(`${route}.html`, redirectPage(rule));
    files.set(`${route}/index.html`, redirectPage(rule));
  }
  const assets = listFiles(path.join(folder, ASSET_FOLDER)).map((file) => `${ASSET_FOLDER}/${file}\n`);
  files.set(ASSET_LIST, assets.join(''));
  for (const [file, text] of files) writeFileAndFolders(path.join(folder, file), text);
}

/** Returns the redirects of pages in `content/redirects.json`, with chains resolved to their final target. */
function redirectRules({ pages }: Redirects): RedirectRule[] {
  return Object.keys(pages).flatMap((from) => {
    const target = resolveRedirect(pages, from);
    if (target === 'loop') return [];
    const fragment = target.anchor === undefined ? '' : `#${encodeURIComponent(target.anchor)}`;
    return { from: withBasePath(encodeRoute(from)), to: `${withBasePath(encodeRoute(target.path))}${fragment}` };
  });
}

/**
 * Returns the configuration files for headers and redirects, by path in the site. Only assets have a caching rule: all
 * supported hosts make browsers revalidate other files by default, and some concatenate the values of several rules.
 */
export function hostFiles(
  basePath: string,
  policy: string,
  redirects: readonly RedirectRule[],
): Record<string, string> {
  const assets = `${basePath}/${ASSET_FOLDER}`;
  const headers = Object.entries({ 'Content-Security-Policy': policy, ...SECURITY });
  const headerLines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
  // nginx and Caddy match the decoded path.
  const decoded = redirects.map(({ from, to }) => ({ from: decodeURI(from), to }));
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: [
      { source: `${basePath}/(.*)`, headers: headers.map(([key, value]) => ({ key, value })) },
      { source: `${assets}/(.*)`, headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
    ],
  };
  return {
    // Without this file GitHub Pages ignores folders whose names start with "_".
    '.nojekyll': '',
    _headers: `${basePath}/*\n${headerLines.join('')}\n${assets}/*\n  Cache-Control: ${IMMUTABLE}\n`,
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
    // The nginx configuration in `deploy/` sets Cache-Control itself, because the value depends on the response status.
    '_hosts/headers.nginx.conf': headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
    '_hosts/headers.caddy': [
      ...headers.map(([name, value]) => `header ${basePath}/* ${name} "${value}"\n`),
      `header ${assets}/* Cache-Control "${IMMUTABLE}"\n`,
    ].join(''),
    // Caddy rejects an empty file.
    ...(decoded.length > 0 && {
      '_hosts/redirects.nginx.conf': decoded
        .map(({ from, to }) => `location = "${from}" { return 301 "${to}"; }\n`)
        .join(''),
      '_hosts/redirects.caddy': decoded.map(({ from, to }) => `redir "${from}" "${to}" permanent\n`).join(''),
    }),
  };
}

function redirectPage({ to }: RedirectRule): string {
  const canonical = `${SITE.origin}${to.replace(/#.*$/, '')}`;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${securityPolicy([], 'meta')}">
<title>${SITE.name}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${canonical}">
<link rel="icon" href="${withBasePath('/favicon.svg')}">
</head>
<body><a href="${to}">${decodeURI(canonical)}</a></body>
</html>
`;
}
