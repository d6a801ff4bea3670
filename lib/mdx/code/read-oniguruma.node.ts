import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The engine that the expressions of grammars are written for, as WebAssembly. Its file, because the module in which the package
 * has it besides wants what older Nodes lack.
 */
export function readOniguruma(): Promise<Uint8Array> {
  return readFile(path.resolve('node_modules/shiki/dist/onig.wasm'));
}
