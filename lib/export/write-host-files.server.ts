import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import type { Redirects } from '@/lib/content/schema';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { ASSET_LIST, hostFiles, type RedirectRule, redirectRules } from './host-files';
import { securityPolicy } from './security-policy';
import { ASSET_FOLDER, siteHeaders } from './site-headers';

interface HostFilesRequest {
  /** The exported site. */
  folder: string;
  redirects: Redirects;
  /** Of all inline scripts. */
  scriptHashes: readonly string[];
  /** Whether pages exist as `x/index.html` too. */
  hasIndexes: boolean;
}

/**
 * Writes the configuration files of hosts, and a page at each moved page's old address for hosts without configuration.
 */
export async function writeHostFiles(request: HostFilesRequest): Promise<void> {
  const { folder, redirects, scriptHashes, hasIndexes } = request;
  const rules = redirectRules(redirects);
  const files = Object.entries(
    hostFiles(siteHeaders(SITE.basePath, securityPolicy({ scriptHashes, delivery: 'header' })), rules),
  );
  for (const rule of rules) {
    const route = decodeURI(rule.from.slice(SITE.basePath.length));
    const html = redirectPage(rule);
    files.push([`${route}.html`, html]);
    if (hasIndexes) files.push([`${route}/index.html`, html]);
  }
  const assets = listFiles(folder).filter((file) => file.startsWith(`${ASSET_FOLDER}/`));
  files.push([ASSET_LIST, assets.map((file) => `${file}\n`).join('')]);
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** The page at a moved page's old address, for hosts that can't redirect: it leads to the new one without script. */
function redirectPage({ to }: RedirectRule): string {
  const canonical = `${SITE.origin}${to.replace(/#.*$/, '')}`;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${securityPolicy({ scriptHashes: [], delivery: 'meta' })}">
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
