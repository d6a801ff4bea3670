import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeReport } from './make-report.node';
import { renderReport } from './render-report';

interface WriteRequest {
  root: string;
  /** Branch, tag or commit to compare with. */
  base: string;
  /** Folder for `report.json`, `report.md` and the pictures. */
  output: string;
  pictures: boolean;
}

/**
 * Makes the report and writes it down.
 *
 * @returns its Markdown
 */
export async function writeReport({ root, base, output, pictures }: WriteRequest): Promise<string> {
  const report = await makeReport({ root, base, ...(pictures && { pictures: output }) });
  const markdown = renderReport(report, { ...(pictures && { picturesUrl: '.' }) });
  await mkdir(output, { recursive: true });
  await writeFile(path.join(output, 'report.json'), JSON.stringify(report));
  await writeFile(path.join(output, 'report.md'), markdown);
  return markdown;
}
