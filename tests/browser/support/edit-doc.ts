import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEVELOPMENT_CONTENT } from '../../support/development-content';

/**
 * Edits a doc in the development server's copy of the content.
 *
 * @returns a function that restores the doc
 */
export function editDoc(lang: string, id: string, edit: (text: string) => string): () => void {
  const file = path.join(DEVELOPMENT_CONTENT, lang, 'docs', `${id}.mdx`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, edit(before));
  return () => writeFileSync(file, before);
}
