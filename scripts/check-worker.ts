/** Child process of the development server that checks the content and builds the search index after each message. */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { checkContent } from '@/lib/check/check-content.server';
import type { CheckMessage } from '@/lib/dev/check-process.server';
import { locateProblems } from '@/lib/dev/locate-problems';
import { sortProblems } from '@/lib/errors';
import { createMessageCollector } from '@/lib/logs/make-messages.server';
import { createSearchBuilder, writeSearch } from '@/lib/search/index/make-search.server';

const root = process.cwd();
const search = createSearchBuilder(root);
const messages = createMessageCollector(root);
const send = (message: CheckMessage) => process.send?.(message);

// The page that the writer is waiting for has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Exits with the development server, even after a crash.
process.on('disconnect', () => process.exit());
process.on('message', async () => {
  const { content, problems } = await checkContent(root, async (text, compiled) => {
    messages.add(text, compiled);
    await search.add(text, compiled);
  });
  send({ problems: locateProblems(sortProblems(problems), content) });
  const hasNewMessages = await messages.publish(content);
  send({
    isIndexNew:
      (await writeSearch(root, path.join(root, 'public'), await search.make(content, await messages.list(content)))) ||
      hasNewMessages,
  });
});
