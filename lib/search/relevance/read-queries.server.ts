import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Queries, type Query } from './relevance';

const OWN_FILES = [
  'lib/search/relevance/queries-dev.json',
  'lib/search/relevance/queries-own.json',
  'lib/search/relevance/queries-late.json',
  'lib/search/relevance/queries-docs.json',
  'lib/search/relevance/queries-nonsense.json',
  'lib/search/relevance/queries-talk.json',
  'lib/search/relevance/queries-asked.json',
];

/**
 * Reads query files.
 *
 * @param files the project's own when empty
 * @throws when a file is no list of queries
 */
export async function readQueries(root: string, files: readonly string[] = []): Promise<Query[]> {
  const queries = [];
  for (const file of files.length > 0 ? files : OWN_FILES)
    queries.push(...Queries.parse(JSON.parse(await readFile(path.resolve(root, file), 'utf8'))));
  return queries;
}
