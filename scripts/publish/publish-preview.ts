import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { run } from '@/lib/setup/run.server';
import { PREVIEWS_FOLDER, SITE } from '@/lib/site';
import { Report, renderReport } from '../report/render-report';
import { publishFolder } from './publish-folder';

/** The folder to which preview.yml writes the report and the number of the pull request. */
const REPORT_FOLDER = '_report';
const MARKER = '<!-- preview -->';

/**
 * Publishes a site that a pull request's own code has built, and comments with its report. The input is untrusted: none
 * of it is executed, GitHub confirms that the commit belongs to the pull request, and the report's texts are escaped.
 *
 * @param source the site with its report, built by a job without write permissions
 * @param headCommit the commit that was built, according to GitHub
 * @returns a log message with the result
 */
export async function publishPreview(root: string, source: string, headCommit: string): Promise<string> {
  await checkPreview(source);
  const number = Number(await readFile(path.join(source, REPORT_FOLDER, 'pull-request.txt'), 'utf8'));
  const folder = previewFolder(number);
  const url = `${SITE.pagesUrl}/${folder}`;
  const { state, head } = PullRequest.parse(await callApi(`repos/{owner}/{repo}/pulls/${number}`));
  if (head.sha !== headCommit) {
    return `Pull request ${number} has a newer commit, ${head.sha}, which gets its own preview.`;
  }
  if (state === 'closed') return `Pull request ${number} is closed.`;
  const report = Report.parse(JSON.parse(await readFile(path.join(source, REPORT_FOLDER, 'report.json'), 'utf8')));
  await publishFolder({ root, source, target: folder });
  await putComment(number, `Preview: [中文](${url}/) · [English](${url}/en/)\n\n${renderReport(report, url)}`);
  return `Published at ${url}/`;
}

/** The site and the previews of all open pull requests share the 1 GB that GitHub allows for Pages. */
const LIMITS = { files: 20_000, mebibytes: 300 };

/** Rejects an untrusted site that has too many or too large files, symbolic links, or a `.git` folder. */
export async function checkPreview(folder: string, limits = LIMITS): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  let files = 0;
  let bytes = 0;
  for (const name of names) {
    const stats = await lstat(path.join(folder, name));
    if (!stats.isFile() && !stats.isDirectory())
      throw new Error(`The preview contains "${name}", which is not a regular file.`);
    if (name.split(path.sep).includes('.git')) throw new Error(`The preview contains "${name}".`);
    if (!stats.isFile()) continue;
    files += 1;
    bytes += stats.size;
  }
  const advice = '"Limits" in deploy/README.md says what to do.';
  if (files > limits.files) throw new Error(`The preview has ${files} files; ${limits.files} are allowed. ${advice}`);
  const mebibytes = Math.ceil(bytes / 2 ** 20);
  if (mebibytes > limits.mebibytes)
    throw new Error(`The preview has ${mebibytes} MiB; ${limits.mebibytes} MiB are allowed. ${advice}`);
  if (!names.includes('index.html')) throw new Error('The preview has no index.html.');
}

const PullRequest = z.object({ state: z.enum(['open', 'closed']), head: z.object({ sha: z.string() }) });
const Comments = z.array(z.object({ id: z.number(), body: z.string(), user: z.object({ login: z.string() }) }));

const BOT = 'github-actions[bot]';

/** Creates the comment that starts with the marker, or updates it, so that a pull request gets only one. */
async function putComment(number: number, text: string): Promise<void> {
  const listPath = `repos/{owner}/{repo}/issues/${number}/comments`;
  const comments = Comments.parse(await callApi(`${listPath}?per_page=100`, '--paginate'));
  const existing = comments.find(({ body, user }) => user.login === BOT && body.startsWith(MARKER));
  const target = existing ? `repos/{owner}/{repo}/issues/comments/${existing.id}` : listPath;
  await callApi(target, '--method', existing ? 'PATCH' : 'POST', '--raw-field', `body=${MARKER}\n${text}`);
}

/** Calls GitHub through its command line tool, which finds the repository and the token itself. */
async function callApi(...args: string[]): Promise<unknown> {
  const { status, stdout, output } = await run('gh', ['api', ...args], { output: 'keep' });
  if (status !== 0) throw new Error(`gh api ${args[0]}: ${output.trim()}`);
  return JSON.parse(stdout);
}

/** Returns the folder of a pull request's preview in the branch. Throws when the number is invalid. */
export function previewFolder(pullRequest: number): string {
  if (!Number.isSafeInteger(pullRequest) || pullRequest < 1)
    throw new Error(`"${pullRequest}" is not the number of a pull request.`);
  return `${PREVIEWS_FOLDER}/pr-${pullRequest}`;
}
