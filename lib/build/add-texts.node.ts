import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';
import { machineFiles } from '@/lib/machine/machine-files.node';
import { markdownFiles } from '@/lib/machine/markdown-files';
import { writeAtOnce } from '@/lib/write-at-once.node';
import type { KeptTwins } from './kept-twins.node';
import type { Stopwatch } from './stopwatch';

interface TextsRequest {
  /** The site. */
  folder: string;
  content: Content;
  /** Of all texts. */
  twins: KeptTwins;
  stopwatch: Stopwatch;
}

/** Writes what no page of Next's is needed for: feeds and what else is for machines, Markdown twins. */
export async function addTexts({ folder, content, twins, stopwatch: { time } }: TextsRequest): Promise<void> {
  await time('feeds', async () => addFiles(folder, await machineFiles(content)));
  await time('twins', async () => {
    for (const locale of LOCALES) addFiles(folder, await markdownFiles(content.locales[locale], twins.read));
    await twins.tidy();
  });
}

function addFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) writeAtOnce(path.join(folder, file), text);
}
