import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import type { Redirects } from '@/lib/content/schema';
import { SITE } from '@/lib/site';
import { ASSET_LIST, hostFiles } from './host-files';
import { redirectPage } from './redirect-page';
import { redirectRules } from './redirect-rules';
import { securePage } from './secure-page.node';
import { securityPolicy } from './security-policy';
import { IMMUTABLE_FOLDERS, siteHeaders } from './site-headers';

interface HostFilesRequest {
  /** The exported site. */
  folder: string;
  redirects: Redirects;
  /** Of all scripts that stand in pages. */
  scriptHashes: readonly string[];
  /** Pages are there as `x/index.html` too. */
  hasIndexes: boolean;
}

/**
 * Writes what hosts read from a site's folder, and a page at each moved page's old address for hosts that read nothing.
 */
export async function writeHostFiles(request: HostFilesRequest): Promise<void> {
  const { folder, redirects, scriptHashes, hasIndexes } = request;
  const rules = redirectRules(redirects);
  const files = Object.entries(
    hostFiles(siteHeaders(SITE.basePath, securityPolicy({ scriptHashes, delivery: 'header' })), rules),
  );
  for (const rule of rules) {
    const route = decodeURI(rule.from.slice(SITE.basePath.length));
    const { html } = securePage(redirectPage(rule));
    files.push([`${route}.html`, html]);
    if (hasIndexes) files.push([`${route}/index.html`, html]);
  }
  const assets = (await listFiles(folder)).filter((file) =>
    IMMUTABLE_FOLDERS.some((one) => `/${file}`.startsWith(one)),
  );
  files.push([ASSET_LIST, assets.map((file) => `${file}\n`).join('')]);
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
