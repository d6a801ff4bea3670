import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from '@/lib/content/schema';
import { SITE } from '@/lib/site';
import { hostFiles } from './host-files';
import { redirectPage } from './redirect-page';
import { redirectRules } from './redirect-rules';
import { siteHeaders } from './site-headers';

/**
 * Writes what hosts read from a site's folder, and a page at each moved page's old address for hosts that read nothing.
 *
 * @param folder the exported site
 */
export async function writeHostFiles(folder: string, redirects: Redirects): Promise<void> {
  const rules = redirectRules(redirects);
  const files = Object.entries(hostFiles(siteHeaders(SITE.basePath), rules));
  for (const rule of rules) {
    const route = decodeURI(rule.from.slice(SITE.basePath.length));
    files.push([`${route}.html`, redirectPage(rule)], [`${route}/index.html`, redirectPage(rule)]);
  }
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
