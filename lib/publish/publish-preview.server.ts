import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { putComment, readPullRequest } from './github.server';
import { previewAddress, REPORT_FOLDER } from './preview-address';
import { publishFolder } from './publish-folder.server';

const MARKER = '<!-- preview -->';

/**
 * Publishes what a pull request's own code has built, and reports on it. Nothing of it is run, and nothing of it is
 * believed: which pull request it belongs to is asked of GitHub, and the report's texts are shown as texts.
 *
 * @param source the site with its report, built without rights
 * @param headCommit the commit that GitHub says it was built from
 * @param describe checks and renders what the build says of the change
 * @returns what became of it
 */
export async function publishPreview(
  root: string,
  source: string,
  headCommit: string,
  describe: (report: unknown, siteUrl: string) => string,
): Promise<string> {
  await checkPreview(source);
  const number = Number(await readFile(path.join(source, REPORT_FOLDER, 'pull-request.txt'), 'utf8'));
  const { folder, url } = previewAddress(number);
  const { state, head } = await readPullRequest(number);
  if (head.sha !== headCommit) {
    return `Pull request ${number} has moved on to ${head.sha}; its next preview is on the way.`;
  }
  if (state === 'closed') return `Pull request ${number} is closed.`;
  const report: unknown = JSON.parse(await readFile(path.join(source, REPORT_FOLDER, 'report.json'), 'utf8'));
  const text = describe(report, url);
  await publishFolder({ root, source, target: folder });
  await putComment(number, MARKER, `Preview: [中文](${url}/) · [English](${url}/en/)\n\n${text}`);
  return `Published at ${url}/`;
}

const LIMITS = { files: 20_000, bytes: 300 * 1024 * 1024 };

/** Refuses a built site that holds more than plain files of sensible number and size, because somebody else's code wrote it. */
export async function checkPreview(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  if (names.length > LIMITS.files)
    throw new Error(`The preview has ${names.length} files; ${LIMITS.files} are allowed.`);
  let bytes = 0;
  for (const name of names) {
    const stats = await lstat(path.join(folder, name));
    if (!stats.isFile() && !stats.isDirectory())
      throw new Error(`The preview holds "${name}", which is no plain file.`);
    if (name.split(path.sep).includes('.git')) throw new Error(`The preview holds "${name}".`);
    bytes += stats.isFile() ? stats.size : 0;
  }
  if (bytes > LIMITS.bytes) throw new Error(`The preview has ${bytes} bytes; ${LIMITS.bytes} are allowed.`);
  if (!names.includes('index.html')) throw new Error('The preview has no index.html.');
}
