/**
 * Pictures of the tool's WebUI. Owns: their paths and size limits. `npx tsx scripts/pictures.ts` writes the files; the
 * MDX compiler and the content check read them.
 */
import { z } from 'zod';
import type { Locale } from '@/lib/locales';

/** Each picture has a file for every language and color mode. */
export const PICTURE_MODES = ['light', 'dark'] as const;

export type PictureMode = (typeof PICTURE_MODES)[number];

/** Path from the project's root. */
export const PICTURES_FOLDER = 'public/pictures';

/** Contains the version of the tool that the pictures show. */
export const PICTURE_SOURCE_FILE = 'content/pictures/source.json';

/** Device pixels per CSS pixel. */
export const PICTURE_SCALE = 2;

export const MAX_PICTURE_BYTES = 60_000;
export const MAX_PICTURES_BYTES = 4_000_000;

export const PictureSource = z.strictObject({
  repository: z.url(),
  version: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'must be a full commit hash'),
});

export type PictureSource = z.infer<typeof PictureSource>;

/** Returns the folder of a language's pictures in one color mode, from the project's root. */
export function pictureFolder(locale: Locale, mode: PictureMode): string {
  return `${PICTURES_FOLDER}/${locale}/${mode}`;
}

/** Returns the file of a picture, from the project's root. */
export function pictureFile(name: string, locale: Locale, mode: PictureMode): string {
  return `${pictureFolder(locale, mode)}/${name}.avif`;
}
