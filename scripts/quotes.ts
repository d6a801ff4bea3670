/** Updates the tool's texts that pages quote, in content/reference. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { loadContent } from '@/lib/content/load.server';
import { LOCALES } from '@/lib/locales';
import { projectFiles } from '@/lib/mdx/compile.server';
import { createContext } from '@/lib/mdx/context';
import { runPipeline } from '@/lib/mdx/run-pipeline';
import { readToolSource } from '@/lib/reference/tool-source.server';
import {
  createQuotableTexts,
  LITERAL_PREFIX,
  TOOL_TEXTS_FILE,
  type ToolText,
  ToolTexts,
} from '@/lib/reference/tool-texts';

const [folder] = new Command('npx tsx scripts/quotes.ts')
  .description('Writes the texts of PeerBanHelper that pages quote to content/reference/tool-texts.json.')
  .argument('<folder>', 'a checkout of PeerBanHelper at the documented version')
  .parse().processedArgs;
console.log(await writeToolTexts(process.cwd(), folder));

/** Returns a summary for the console. */
async function writeToolTexts(root: string, folder: string): Promise<string> {
  const current = ToolTexts.parse(JSON.parse(await readFile(path.join(root, TOOL_TEXTS_FILE), 'utf8')));
  const all = await readToolSource(folder);
  const reasons = new Map(current.texts.map(({ key, hidden }) => [key, hidden]));
  all.texts = all.texts.map((entry) => ({ ...entry, hidden: reasons.get(entry.key) }));
  const codeTexts = current.texts.filter(({ key }) => key.startsWith('code:'));
  const isInCode = await Promise.all(codeTexts.map((entry) => isInSource(folder, entry)));
  all.texts.push(...codeTexts.filter((_, index) => isInCode[index]));
  const lost = codeTexts.filter((_, index) => !isInCode[index]);
  const used = await findQuotedKeys(root, all);
  const texts = removeDuplicates(all.texts.filter(({ key }) => used.has(key)));
  await writeFile(path.join(root, TOOL_TEXTS_FILE), `${JSON.stringify({ ...all, texts }, null, 2)}\n`);
  const { version } = all.source;
  const hidden = version === current.source.version ? [] : texts.filter((entry) => entry.hidden);
  return [
    ...lost.map(({ key, en }) => `${key} no longer has "${en}".`),
    ...hidden.map((entry) => `Check that readers of ${version} don't see ${entry.key} either: ${entry.hidden}`),
    `${TOOL_TEXTS_FILE}: ${texts.length} of ${all.texts.length} texts of PeerBanHelper ${version}.`,
  ].join('\n');
}

async function findQuotedKeys(root: string, all: ToolTexts): Promise<Set<string>> {
  const texts = createQuotableTexts(all);
  const { locales } = await loadContent(root);
  const sources = Object.values(locales).flatMap(({ docs, pages, blog }) => [...docs, ...pages, ...blog.posts]);
  // Hidden texts, with all that have the same words, which readers may see.
  const hidden = all.texts.filter((entry) => entry.hidden).flatMap((entry) => LOCALES.map((locale) => entry[locale]));
  const used = new Set(hidden.flatMap((text = '') => texts.find(text)));
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

/** Whether the tool's code contains a text that writers added with the key `code:<path of the source file>`. */
async function isInSource(folder: string, { key, en = '' }: ToolText): Promise<boolean> {
  const code = await readFile(path.join(folder, key.replace('code:', '')), 'utf8').catch(() => '');
  return en !== '' && code.includes(en);
}

/** Keeps each text once, under its first key, with its other keys in the WebUI. */
function removeDuplicates(entries: readonly ToolText[]): ToolText[] {
  const byText = new Map<string, ToolText>();
  for (const entry of entries) {
    const text = LOCALES.map((locale) => entry[locale]).join('\n');
    const { also = [], ...first } = byText.get(text) ?? entry;
    const keys = entry.key.startsWith('webui:') && entry.key !== first.key ? [...also, entry.key] : also;
    byText.set(text, { ...first, ...(keys.length > 0 && { also: keys }) });
  }
  return [...byText.values()];
}
