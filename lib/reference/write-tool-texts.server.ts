import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load.server';
import { createContext } from '@/lib/mdx/context';
import { projectFiles } from '@/lib/mdx/files.server';
import { runPipeline } from '@/lib/mdx/run-pipeline';
import { readToolSource } from './tool-source.server';
import { createQuotableTexts, TOOL_TEXTS_FILE, ToolTexts } from './tool-texts';

/** Writes the texts that pages quote, from a checkout of PeerBanHelper, and says what was done. */
export async function writeToolTexts(root: string, folder: string): Promise<string> {
  const all = await readToolSource(folder);
  const { kept, lost } = await textsInCode(root, folder);
  all.texts.push(...kept);
  const used = await quotedKeys(root, all);
  const texts = distinct(all.texts.filter(({ key }) => used.has(key)));
  await writeFile(path.join(root, TOOL_TEXTS_FILE), `${JSON.stringify({ ...all, texts }, null, 2)}\n`);
  const summary = `${TOOL_TEXTS_FILE}: ${texts.length} of ${all.texts.length} texts of PeerBanHelper ${all.source.version}.`;
  return [...lost.map(({ key, en }) => `${key} no longer has "${en}".`), summary].join('\n');
}

async function quotedKeys(root: string, all: ToolTexts): Promise<Set<string>> {
  const texts = createQuotableTexts(all);
  const { locales } = await loadContent(root);
  const sources = Object.values(locales).flatMap(({ docs, pages, blog }) => [...docs, ...pages, ...blog.posts]);
  const used = new Set<string>();
  for (const { source } of sources) {
    const context = createContext(source, projectFiles(root));
    await runPipeline(context);
    for (const quote of context.quotes) for (const key of texts.find(quote)) used.add(key);
  }
  return used;
}

/** Texts from the tool's code, which writers add as `code:<path of the source file>`; they are kept while the code has them. */
async function textsInCode(root: string, folder: string): Promise<Record<'kept' | 'lost', ToolTexts['texts']>> {
  const known = ToolTexts.parse(JSON.parse(await readFile(path.join(root, TOOL_TEXTS_FILE), 'utf8'))).texts;
  const result: Record<'kept' | 'lost', ToolTexts['texts']> = { kept: [], lost: [] };
  for (const entry of known.filter(({ key }) => key.startsWith('code:'))) {
    const code = await readFile(path.join(folder, entry.key.slice('code:'.length)), 'utf8').catch(() => '');
    result[code.includes(entry.en ?? '') && code !== '' ? 'kept' : 'lost'].push(entry);
  }
  return result;
}

/** Each text once, under its first key. */
function distinct(entries: ToolTexts['texts']): ToolTexts['texts'] {
  const byText = new Map(entries.toReversed().map((entry) => [`${entry['zh-Hans']}\n${entry.en}`, entry]));
  return [...byText.values()].toReversed();
}
