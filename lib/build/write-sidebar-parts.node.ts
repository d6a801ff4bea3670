import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleContent } from '@/lib/content/model';
import { sidebarParts } from '@/lib/content/sidebar-parts.node';
import { SITE } from '@/lib/site';

/**
 * Writes what pages leave out of their sidebars; nothing where they have it whole.
 *
 * @param folder the exported site
 */
export async function writeSidebarParts(folder: string, content: LocaleContent): Promise<void> {
  if (SITE.shipsFramework || content.docs.length <= SITE.wholeSidebarDocs) return;
  for (const { file, text } of sidebarParts(content)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
