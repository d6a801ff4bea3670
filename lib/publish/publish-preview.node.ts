import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderReport } from '@/lib/report/render-report';
import { Report } from '@/lib/report/report-schema';
import { checkPreview } from './check-preview.node';
import { putComment, readPullRequest } from './github.node';
import { previewAddress, REPORT_FOLDER } from './preview-address';
import { publishFolder } from './publish-folder.node';

interface PreviewRequest {
  root: string;
  /** What the build without rights has left: the site, with its report. */
  source: string;
  /** The commit that GitHub says it was built from. */
  headCommit: string;
}

const MARKER = '<!-- preview -->';

/**
 * Publishes what a pull request's own code has built, and reports on it. Nothing of it is run, and nothing of it is
 * believed: which pull request it belongs to is asked of GitHub, and the report's texts are shown as texts.
 *
 * @returns what became of it
 * @throws when it isn't what it claims to be
 */
export async function publishPreview({ root, source, headCommit }: PreviewRequest): Promise<string> {
  await checkPreview(source);
  const number = Number(await readFile(path.join(source, REPORT_FOLDER, 'pull-request.txt'), 'utf8'));
  const { folder, url } = previewAddress(number);
  const { state, head } = await readPullRequest(number);
  if (head.sha !== headCommit) {
    return `Pull request ${number} has moved on to ${head.sha}; its next preview is on the way.`;
  }
  if (state === 'closed') return `Pull request ${number} is closed.`;
  const report = Report.parse(JSON.parse(await readFile(path.join(source, REPORT_FOLDER, 'report.json'), 'utf8')));
  await publishFolder({ root, source, target: folder });
  const text = renderReport(report, { siteUrl: url, picturesUrl: `${url}/${REPORT_FOLDER}` });
  await putComment(number, MARKER, `Preview: [中文](${url}/) · [English](${url}/en/)\n\n${text}`);
  return `Published at ${url}/`;
}
