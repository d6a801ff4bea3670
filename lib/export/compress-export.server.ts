import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@/lib/content/files.server';
import { integrityOf } from '@/lib/integrity.server';

const COMPRESSIBLE = /\.(html|txt|js|mjs|css|json|xml|svg|md|webmanifest|ico)$/;
/** Below this, compression saves less than the header that announces it. */
const MINIMUM_BYTES = 1024;
/** The operating system's byte in a gzip header, and the value for "unknown", which gives the same bytes on every machine. */
const GZIP_SYSTEM = { at: 9, unknown: 255 };

/** Writes a `.br` and a `.gz` file beside each text file, for hosts that send such files instead of compressing each time. */
export async function compressExport(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file));
  // Each page exists twice, as x.html and as x/index.html.
  const known = new Map<string, ReturnType<typeof compress>>();
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    if (bytes.length < MINIMUM_BYTES) continue;
    const key = integrityOf(bytes);
    const result = known.get(key) ?? compress(bytes);
    known.set(key, result);
    const { br, gz } = await result;
    await writeFile(path.join(folder, `${file}.br`), br);
    await writeFile(path.join(folder, `${file}.gz`), gz);
  }
}

async function compress(bytes: Buffer) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  gz[GZIP_SYSTEM.at] = GZIP_SYSTEM.unknown;
  return { br, gz };
}
