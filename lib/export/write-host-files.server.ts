import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import type { Redirects } from '@/lib/content/schema';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { ASSET_LIST, hostFiles, type RedirectRule, redirectRules } from './host-files';
import { securityPolicy } from './security-policy';
import { ASSET_FOLDER, siteHeaders } from './site-headers';

/**
 * Writes the configuration files of hosts, and a redirect page at the old path of each moved page for hosts without
 * redirects.
 *
 * @param hasIndexes whether pages also exist as `x/index.html`
 */
export function writeHostFiles(
  folder: string,
  redirects: Redirects,
  scriptHashes: readonly string[],
  hasIndexes: boolean,
): void {
  const rules = redirectRules(redirects);
  const headers = siteHeaders(SITE.basePath, securityPolicy(scriptHashes, 'header'));
  const files = new Map(Object.entries(hostFiles(headers, rules)));
  for (const rule of rules) {
    const route = decodeURI(rule.from.slice(SITE.basePath.length));
    files.set(`${route}.html`, redirectPage(rule));
    if (hasIndexes) files.set(`${route}/index.html`, redirectPage(rule));
  }
  const assets = listFiles(path.join(folder, ASSET_FOLDER)).map((file) => `${ASSET_FOLDER}/${file}\n`);
  files.set(ASSET_LIST, assets.join(''));
  for (const [file, text] of files) writeFileAndFolders(path.join(folder, file), text);
}

/** Renders a page that redirects without a script. */
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
