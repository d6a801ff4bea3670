import { checkContent } from '@/lib/content/check.node';
import { type MadeSearch, searchMaker } from '@/lib/search/make-search.node';
import { publishSearch } from '@/lib/search/publish-search.node';
import { fingerprintSources } from './fingerprint.node';

/** Makes the search of the content as it is, into `public/`: all of a build that the search needs to be tried. */
export async function indexContent(root: string): Promise<MadeSearch> {
  const { code } = await fingerprintSources(root);
  const search = searchMaker(root, code);
  const { content } = await checkContent(root, search.add);
  const made = await search.make(content);
  await publishSearch(root, made);
  return made;
}
