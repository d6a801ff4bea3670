/**
 * How the build grows with the number of docs. Owns: the command's options and what it does for each.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeContent } from './content/make-content.node';

const USAGE = 'Say how many docs and where: --content 1000 --out FOLDER';

/**
 * @param args of the command line
 * @returns what to print
 * @throws when the options make no sense
 */
export async function benchScale(root: string, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { content: { type: 'string' }, out: { type: 'string' } } });
  const count = Number(values.content);
  if (!Number.isInteger(count) || count < 2 || !values.out) throw new Error(USAGE);
  await makeContent(root, path.resolve(values.out), count);
  return `Wrote ${count} docs in each language. To build them: CONTENT_FOLDER="${values.out}" npm run build`;
}
