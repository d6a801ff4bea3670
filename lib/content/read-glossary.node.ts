import type { Problem } from '@/lib/errors';
import { Glossary } from './glossary';
import { readDataFile } from './read-data-file.node';

/** The glossary and what is wrong with its file; empty when it can't be used. */
export async function readGlossary(root: string): Promise<{ glossary: Glossary; problems: Problem[] }> {
  const problems: Problem[] = [];
  const glossary = readDataFile(root, 'content/glossary.json', Glossary, problems) ?? [];
  return { glossary, problems };
}
