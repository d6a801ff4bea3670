/**
 * GitHub, through its command line tool, which knows the repository and its token by itself. Runs in workflows alone.
 */
import { z } from 'zod';
import { run } from '@/lib/setup/run.server';

const PullRequest = z.object({ state: z.enum(['open', 'closed']), head: z.object({ sha: z.string() }) });
const Comments = z.array(z.object({ id: z.number(), body: z.string(), user: z.object({ login: z.string() }) }));

const BOT = 'github-actions[bot]';

/** State and newest commit of a pull request. */
export async function readPullRequest(number: number): Promise<z.infer<typeof PullRequest>> {
  return PullRequest.parse(await callApi(`repos/{owner}/{repo}/pulls/${number}`));
}

/** Writes the comment that begins with a marker, or replaces it: one for each pull request, however often it changes. */
export async function putComment(number: number, marker: string, text: string): Promise<void> {
  const place = `repos/{owner}/{repo}/issues/${number}/comments`;
  const comments = Comments.parse(await callApi(`${place}?per_page=100`, '--paginate'));
  const ours = comments.find(({ body, user }) => user.login === BOT && body.startsWith(marker));
  const target = ours ? `repos/{owner}/{repo}/issues/comments/${ours.id}` : place;
  await callApi(target, '--method', ours ? 'PATCH' : 'POST', '--raw-field', `body=${marker}\n${text}`);
}

async function callApi(...args: string[]): Promise<unknown> {
  const { status, stdout, output } = await run('gh', ['api', ...args], { output: 'keep' });
  if (status !== 0) throw new Error(`gh api ${args[0]}: ${output.trim()}`);
  return JSON.parse(stdout);
}
