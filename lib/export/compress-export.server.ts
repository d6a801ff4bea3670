import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@/lib/content/files.server';
import { integrityOf } from '@/lib/integrity.server';

const COMPRESSIBLE = /\.(html|txt|js|mjs|css|json|xml|svg|md|webmanifest|ico)$/;
/** Below this size, compression saves fewer bytes than its response header takes. */
const MINIMUM_BYTES = 1024;
/** The operating system field of a gzip header. The value "unknown" gives the same bytes on every machine. */
const GZIP_OS = { offset: 9, unknown: 255 };

/** Writes a `.br` and a `.gz` file next to each text file, for hosts that serve precompressed files. */
export async function compressExport(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file));
  // By digest, because each page exists twice, as x.html and as x/index.html.
  const results = new Map<string, ReturnType<typeof compress>>();
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    if (bytes.length < MINIMUM_BYTES) continue;
    const digest = integrityOf(bytes);
    const result = results.get(digest) ?? compress(bytes);
    results.set(digest, result);
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
  gz[GZIP_OS.offset] = GZIP_OS.unknown;
  return { br, gz };
}
