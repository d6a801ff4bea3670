import { constants, setPriority } from 'node:os';
import { fingerprintSources } from '@/lib/build/fingerprint.node';
import { checkContent } from '@/lib/content/check.node';
import { mendFirst, sortProblems } from '@/lib/errors';
import { searchMaker } from '@/lib/search/make-search.node';
import { publishSearch } from '@/lib/search/publish-search.node';
import type { FollowUpMessage } from './follow-up';
import { locateProblems } from './locate-problems';

/** What the process does that follows up: whenever it gets a message, it checks the content and makes its search. */
export async function serveFollowUps(root: string): Promise<void> {
  // The page that the writer waits for comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // With the development server, however that has ended.
  process.on('disconnect', () => process.exit());
  const { code } = await fingerprintSources(root);
  const search = searchMaker(root, code);
  process.on('message', async () => {
    const { content, problems } = await checkContent(root, search.add);
    send({ problems: locateProblems(sortProblems(mendFirst(problems)), content) });
    send({ isIndexNew: await publishSearch(root, await search.make(content)) });
  });
}

function send(message: FollowUpMessage): void {
  process.send?.(message);
}
