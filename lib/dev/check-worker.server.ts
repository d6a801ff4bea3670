import { constants, setPriority } from 'node:os';
import { checkContent } from '@/lib/content/check.server';
import { selectMostUrgent, sortProblems } from '@/lib/errors';
import { messageMaker } from '@/lib/logs/make-messages.server';
import { publishSearch, searchMaker } from '@/lib/search/index/make-search.server';
import type { CheckMessage } from './background-check';
import { locateProblems } from './locate-problems';

/** The check process: checks the content and builds its search index after each message. */
export async function runCheckWorker(root: string): Promise<void> {
  // The page that the writer waits for comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // With the development server, however that has ended.
  process.on('disconnect', () => process.exit());
  const search = searchMaker(root);
  const messages = messageMaker(root);
  process.on('message', async () => {
    const { content, problems } = await checkContent(root, async (text, compiled) => {
      messages.add(text, compiled);
      await search.add(text, compiled);
    });
    send({ problems: locateProblems(sortProblems(selectMostUrgent(problems)), content) });
    const hasNewMessages = await messages.publish(content);
    send({ isIndexNew: (await publishSearch(root, await search.make(content))) || hasNewMessages });
  });
}

function send(message: CheckMessage): void {
  process.send?.(message);
}
