import type { IndexFile } from '@/lib/search/index-format';
import { searchFiles } from '@/lib/search/search-files';
import type { SearchStore } from '@/lib/search/search-store';

/** Puts files of a built index into a store, as if they had come from the network. */
export function takeFiles(store: SearchStore, wanted: Iterable<IndexFile>, built: ReadonlyMap<string, string>): void {
  const parse = (name: string) => JSON.parse(built.get(name) ?? 'null');
  for (const file of wanted) {
    if (typeof file === 'number') store.addWords(file, parse(searchFiles.words(file)));
    else if (file === 'lexicon') store.addLexicon(parse(searchFiles.lexicon));
    else if (file === 'variants') store.addVariants(parse(searchFiles.variants));
    else store.addSounds(parse(searchFiles.sounds));
  }
}
