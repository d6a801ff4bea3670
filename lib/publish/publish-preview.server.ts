import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { putComment, readPullRequest } from './github.server';
import { previewAddress, REPORT_FOLDER } from './preview-address';
import { publishFolder } from './publish-folder.server';

const MARKER = '<!-- preview -->';

/**
 * Publishes a site that a pull request's own code has built, and comments with its report. The input is untrusted: none
 * of it is executed, GitHub confirms that the commit belongs to the pull request, and the report's texts are escaped.
 *
 * @param source the site with its report, built by a job without write permissions
 * @param headCommit the commit that was built, according to GitHub
 * @param renderReport validates the report and renders it as Markdown
 * @returns a log message with the result
 */
export async function publishPreview(
  root: string,
  source: string,
  headCommit: string,
  renderReport: (report: unknown, siteUrl: string) => string,
): Promise<string> {
  await checkPreview(source);
  const number = Number(await readFile(path.join(source, REPORT_FOLDER, 'pull-request.txt'), 'utf8'));
  const { folder, url } = previewAddress(number);
  const { state, head } = await readPullRequest(number);
  if (head.sha !== headCommit) {
    return `Pull request ${number} has a newer commit, ${head.sha}, which gets its own preview.`;
  }
  if (state === 'closed') return `Pull request ${number} is closed.`;
  const report: unknown = JSON.parse(await readFile(path.join(source, REPORT_FOLDER, 'report.json'), 'utf8'));
  const text = renderReport(report, url);
  await publishFolder({ root, source, target: folder });
  await putComment(number, MARKER, `Preview: [中文](${url}/) · [English](${url}/en/)\n\n${text}`);
  return `Published at ${url}/`;
}

const LIMITS = { files: 20_000, bytes: 300 * 1024 * 1024 };

/** Rejects an untrusted site that has too many or too large files, symbolic links, or a `.git` folder. */
export async function checkPreview(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  if (names.length > LIMITS.files)
    throw new Error(`The preview has ${names.length} files; ${LIMITS.files} are allowed.`);
  let bytes = 0;
  for (const name of names) {
    const stats = await lstat(path.join(folder, name));
    if (!stats.isFile() && !stats.isDirectory())
      throw new Error(`The preview contains "${name}", which is not a regular file.`);
    if (name.split(path.sep).includes('.git')) throw new Error(`The preview contains "${name}".`);
    bytes += stats.isFile() ? stats.size : 0;
  }
  if (bytes > LIMITS.bytes) throw new Error(`The preview has ${bytes} bytes; ${LIMITS.bytes} are allowed.`);
  if (!names.includes('index.html')) throw new Error('The preview has no index.html.');
}
