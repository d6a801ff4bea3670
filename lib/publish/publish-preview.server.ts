import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPreview } from './check-preview.server';
import { putComment, readPullRequest } from './github.server';
import { previewAddress, REPORT_FOLDER } from './preview-address';
import { publishFolder } from './publish-folder.server';

interface PreviewRequest {
  root: string;
  /** What the build without rights has left: the site, with its report. */
  source: string;
  /** The commit that GitHub says it was built from. */
  headCommit: string;
  /** Renders what the build says of the change. It comes from untrusted code, so it is checked, and shown as text only. */
  describe: (report: unknown, siteUrl: string) => string;
}

const MARKER = '<!-- preview -->';

/**
 * Publishes what a pull request's own code has built, and reports on it. Nothing of it is run, and nothing of it is
 * believed: which pull request it belongs to is asked of GitHub, and the report's texts are shown as texts.
 *
 * @returns what became of it
 * @throws when it isn't what it claims to be
 */
export async function publishPreview({ root, source, headCommit, describe }: PreviewRequest): Promise<string> {
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
