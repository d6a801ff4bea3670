/**
 * Calls GitHub through its command line tool, which finds the repository and the token itself. Runs only in workflows.
 */
import { z } from 'zod';
import { run } from '@/lib/setup/run.server';

const PullRequest = z.object({ state: z.enum(['open', 'closed']), head: z.object({ sha: z.string() }) });
const Comments = z.array(z.object({ id: z.number(), body: z.string(), user: z.object({ login: z.string() }) }));

const BOT = 'github-actions[bot]';

/** Returns the state and the latest commit of a pull request. */
export async function readPullRequest(number: number): Promise<z.infer<typeof PullRequest>> {
  return PullRequest.parse(await callApi(`repos/{owner}/{repo}/pulls/${number}`));
}

/** Creates the comment that starts with the marker, or updates it, so that a pull request gets only one. */
export async function putComment(number: number, marker: string, text: string): Promise<void> {
  const listPath = `repos/{owner}/{repo}/issues/${number}/comments`;
  const comments = Comments.parse(await callApi(`${listPath}?per_page=100`, '--paginate'));
  const existing = comments.find(({ body, user }) => user.login === BOT && body.startsWith(marker));
  const target = existing ? `repos/{owner}/{repo}/issues/comments/${existing.id}` : listPath;
  await callApi(target, '--method', existing ? 'PATCH' : 'POST', '--raw-field', `body=${marker}\n${text}`);
}

async function callApi(...args: string[]): Promise<unknown> {
  const { status, stdout, output } = await run('gh', ['api', ...args], { output: 'keep' });
  if (status !== 0) throw new Error(`gh api ${args[0]}: ${output.trim()}`);
  return JSON.parse(stdout);
}
