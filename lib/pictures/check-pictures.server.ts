import { statSync } from 'node:fs';
import path from 'node:path';
import { readDataFile } from '@/lib/content/data/read-data-file.server';
import { listFiles } from '@/lib/content/files.server';
import { type Problem, warningAt } from '@/lib/errors';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURES_BYTES,
  PICTURE_SOURCE_FILE,
  PICTURES_FOLDER,
  PictureSource,
} from './picture-files';

/**
 * Finds pictures that no page shows or that are too large. Checks nothing when the content has no picture source,
 * because the folder then belongs to other content.
 *
 * @param shown names of the pictures that pages show
 */
export function checkPictures(root: string, shown: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  if (!readDataFile(root, PICTURE_SOURCE_FILE, PictureSource, problems)) return problems;
  const pictures = listFiles(path.join(root, PICTURES_FOLDER)).map((fileName) => ({
    name: path.basename(fileName, '.avif'),
    file: `${PICTURES_FOLDER}/${fileName}`,
    sizeBytes: statSync(path.join(root, PICTURES_FOLDER, fileName)).size,
  }));
  // A picture has a file for each language and color mode, but is reported once.
  const seen = new Set(shown);
  for (const { name, file } of pictures) {
    if (seen.has(name)) continue;
    seen.add(name);
    const fix = `Show it with <Screenshot name="${name}" … />, or remove it from scripts/pictures/catalog together with its files.`;
    problems.push(warningAt(file, `no page shows the picture "${name}"`, fix));
  }
  for (const { file, sizeBytes } of pictures.filter(({ sizeBytes }) => sizeBytes > MAX_PICTURE_BYTES)) {
    const message = `the picture has ${sizeBytes} bytes, over the limit of ${MAX_PICTURE_BYTES}`;
    problems.push(warningAt(file, message, 'Crop it closer in scripts/pictures/catalog.'));
  }
  const totalBytes = pictures.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (totalBytes > MAX_PICTURES_BYTES) {
    const message = `all pictures together have ${totalBytes} bytes, over the limit of ${MAX_PICTURES_BYTES}`;
    problems.push(warningAt(PICTURES_FOLDER, message, 'Remove those that help least.'));
  }
  return problems;
}
