/** Child process of the development server that checks the content and builds the search index after each edit. */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { checkContent } from '@/lib/check/check-content.server';
import { projectPath } from '@/lib/content/files.server';
import { createEditHandler } from '@/lib/dev/edit-handler';
import { locateProblems } from '@/lib/dev/locate-problems';
import { refreshPages, showProblems } from '@/lib/dev/watch-content.server';
import { watchFolders } from '@/lib/dev/watch-folders.server';
import { sortProblems } from '@/lib/errors';
import { createMessageCollector } from '@/lib/logs/make-messages.server';
import { writePageData } from '@/lib/page-data.server';
import { createSearchBuilder, writeSearch } from '@/lib/search/index/make-search.server';

const root = process.cwd();
const search = createSearchBuilder(root);
const messages = createMessageCollector(root);

// The page that the writer is waiting for has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Exits with the development server, even after a crash, and when it ended while this process was starting.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

const onEdit = createEditHandler(
  async (onProblems) => {
    const { content, problems } = await checkContent(root, async (text, compiled) => {
      messages.add(text, compiled);
      await search.add(text, compiled);
    });
    onProblems(locateProblems(sortProblems(problems), content));
    const known = await messages.list(content);
    const hasNewMessages = writePageData(root, 'known-messages', known);
    const index = await search.make(content, known);
    const isIndexNew = await writeSearch(root, path.join(root, 'public'), index);
    // Refreshed pages contain the address of the new search index.
    if (isIndexNew || hasNewMessages) refreshPages(root);
  },
  (problems) => showProblems(root, problems),
  console.error,
);
watchFolders(projectPath(root, 'content'), onEdit);
onEdit();
