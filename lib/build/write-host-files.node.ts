import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE } from '@/lib/site';
import { hostFiles } from './host-files';
import { siteHeaders } from './site-headers';

/**
 * Writes what hosts read from a site's folder.
 *
 * @param folder the exported site
 */
export async function writeHostFiles(folder: string): Promise<void> {
  for (const [file, text] of Object.entries(hostFiles(siteHeaders(SITE.basePath)))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
