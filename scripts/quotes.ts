/**
 * `npx tsx scripts/quotes.ts <checkout of PeerBanHelper>`: updates the tool's texts that pages quote, in
 * content/reference.
 */

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { loadContent } from '@/lib/content/load.server';
import { LOCALES } from '@/lib/locales';
import { createContext } from '@/lib/mdx/context';
import { projectFiles } from '@/lib/mdx/files.server';
import { runPipeline } from '@/lib/mdx/run-pipeline';
import { readToolSource } from '@/lib/reference/tool-source.server';
import { createQuotableTexts, LITERAL_PREFIX, TOOL_TEXTS_FILE, ToolTexts } from '@/lib/reference/tool-texts';
import { mostVisible } from '@/lib/reference/tool-uses';

const [folder] = new Command('npx tsx scripts/quotes.ts')
  .description('Writes the texts of PeerBanHelper that pages quote to content/reference/tool-texts.json.')
  .argument('<folder>', 'a checkout of PeerBanHelper at the documented version')
  .parse().processedArgs;
console.log(await writeToolTexts(process.cwd(), folder));

/**
 * Updates `TOOL_TEXTS_FILE` with the quoted texts from a checkout of PeerBanHelper. Returns a summary for the console.
 */
async function writeToolTexts(root: string, folder: string): Promise<string> {
  const all = await readToolSource(folder);
  const { kept, lost } = await readCodeTexts(root, folder);
  all.texts.push(...kept);
  const used = await findQuotedKeys(root, all);
  const texts = removeDuplicates(all.texts.filter(({ key }) => used.has(key)));
  await writeFile(path.join(root, TOOL_TEXTS_FILE), `${JSON.stringify({ ...all, texts }, null, 2)}\n`);
  const summary = `${TOOL_TEXTS_FILE}: ${texts.length} of ${all.texts.length} texts of PeerBanHelper ${all.source.version}.`;
  return [...lost.map(({ key, en }) => `${key} no longer has "${en}".`), summary].join('\n');
}

async function findQuotedKeys(root: string, all: ToolTexts): Promise<Set<string>> {
  const texts = createQuotableTexts(all);
  const { locales } = await loadContent(root);
  const sources = Object.values(locales).flatMap(({ docs, pages, blog }) => [...docs, ...pages, ...blog.posts]);
  const used = new Set<string>();
  for (const { source } of sources) {
    const context = createContext(source, projectFiles(root).files);
    await runPipeline(context);
    for (const quote of context.quotes) for (const key of texts.find(quote)) used.add(key);
    // Pages quote messages without a placeholder in any code, which isn't checked.
    for (const { key, en = '' } of all.texts)
      if (key.startsWith(LITERAL_PREFIX) && source.body.includes(en)) used.add(key);
  }
  return used;
}

/**
 * Reads the texts that writers added with the key `code:<path of the source file>`, because the tool's code contains
 * them directly. A text is lost when its source file no longer contains it.
 */
async function readCodeTexts(root: string, folder: string): Promise<Record<'kept' | 'lost', ToolTexts['texts']>> {
  const current = ToolTexts.parse(JSON.parse(await readFile(path.join(root, TOOL_TEXTS_FILE), 'utf8'))).texts;
  const result: Record<'kept' | 'lost', ToolTexts['texts']> = { kept: [], lost: [] };
  for (const entry of current.filter(({ key }) => key.startsWith('code:'))) {
    const code = await readFile(path.join(folder, entry.key.slice('code:'.length)), 'utf8').catch(() => '');
    result[code.includes(entry.en ?? '') && code !== '' ? 'kept' : 'lost'].push(entry);
  }
  return result;
}

/** Keeps each text once, under its first key, with its most visible use and its other keys in the WebUI. */
function removeDuplicates(entries: ToolTexts['texts']): ToolTexts['texts'] {
  const byText = new Map<string, ToolTexts['texts'][number]>();
  for (const entry of entries) {
    const text = LOCALES.map((locale) => entry[locale]).join('\n');
    const { also = [], ...first } = byText.get(text) ?? entry;
    const keys = entry.key.startsWith('webui:') && entry.key !== first.key ? [...also, entry.key] : also;
    const use = mostVisible([first.use, entry.use].map((value = 'unknown') => value));
    byText.set(text, { ...first, use, ...(keys.length > 0 && { also: keys }) });
  }
  return [...byText.values()];
}
