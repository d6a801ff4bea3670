import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listFiles } from '@/lib/content/files.node';
import type { ScaleResult } from './scale-run';

type OutputSize = Pick<ScaleResult, 'files' | 'bytes' | 'byType' | 'searchEntries' | 'searchParts'>;

const ENTRY = /(^|\/)search-index(-docs|-blog|-pages)?\.json$/;
const PART = /(^|\/)search-index[^/]*\.json$/;

/** What a finished site weighs, and its search. */
export async function measureOutput(folder: string): Promise<OutputSize> {
  const names = await listFiles(folder);
  const byType: OutputSize['byType'] = {};
  const searchEntries: OutputSize['searchEntries'] = {};
  const searchParts = { files: 0, bytes: 0 };
  let bytes = 0;
  for (const name of names) {
    const { size } = await stat(path.join(folder, name));
    bytes += size;
    const type = path.extname(name) || '(none)';
    byType[type] = { files: (byType[type]?.files ?? 0) + 1, bytes: (byType[type]?.bytes ?? 0) + size };
    if (ENTRY.test(name)) searchEntries[name] = await compressedSize(path.join(folder, name));
    else if (PART.test(name)) {
      searchParts.files += 1;
      searchParts.bytes += size;
    }
  }
  return { files: names.length, bytes, byType, searchEntries, searchParts };
}

async function compressedSize(file: string): Promise<number> {
  return (await promisify(brotliCompress)(await readFile(file))).length;
}
