import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pMap from 'p-map';
import satori from 'satori';
import { hashFiles } from '@/lib/content/files.server';
import type { LocaleContent } from '@/lib/content/model';
import { listIndexablePages } from '@/lib/content/site-pages';
import { socialImageToFile } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { writeFileAtomically } from '@/lib/write-file.server';
import { SOCIAL_IMAGE_SIZE } from '../page-metadata';
import { CARD_CHARACTERS, type CardText, card } from './card';
import { type CardFont, loadFonts } from './fonts.server';

// Required, because sharp's ES module uses syntax that Node 20.9 doesn't support.
const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp');

export interface SocialImage {
  /** Path of the file to write. */
  target: string;
  text: CardText;
}

/** 16 colors keep the edges of text smooth in less than 25 kB. */
const PALETTE_COLORS = 16;
/** Each image takes 3 MB of memory while it is drawn. */
const CONCURRENCY = 4;
/** Satori masks each box. The masks repeat its clip path and take most of the rendering time. */
const MASK_ATTRIBUTES = / mask="url\([^"]*\)"/g;

/** Draws the social images of pages without network and system fonts. Unchanged images come from a cache. */
export async function drawSocialImages(root: string, images: readonly SocialImage[]): Promise<void> {
  // Changes of this folder or of the packages change every image.
  const design = hashFiles(root, ['lib/seo/social', 'package-lock.json']);
  const drawings = images.map((image) => {
    const key = createHash('sha1').update(JSON.stringify([image.text, SITE.name, SITE.origin, design]));
    return { ...image, cached: path.join(root, '.next/cache/social', `${key.digest('hex')}.png`) };
  });
  const missing: typeof drawings = [];
  for (const drawing of drawings) {
    const cachedImage = await readFile(drawing.cached).catch(() => null);
    if (!cachedImage) missing.push(drawing);
    else writeFileAtomically(drawing.target, cachedImage);
  }
  if (missing.length === 0) return;
  const characters = missing.map(({ text }) => `${text.title}${text.description}${text.section ?? ''}`).join('');
  const fonts = await loadFonts(root, `${characters}${CARD_CHARACTERS}`);
  await pMap(
    missing,
    async ({ text, target, cached }) => {
      const image = await draw(text, fonts);
      writeFileAtomically(cached, image);
      writeFileAtomically(target, image);
    },
    { concurrency: CONCURRENCY },
  );
}

async function draw(text: CardText, fonts: CardFont[]): Promise<Buffer> {
  const family = fonts.filter(({ weight }) => weight === 400).map(({ name }) => `'${name}'`);
  const svg = await satori(card(text, family.join(', ')), { ...SOCIAL_IMAGE_SIZE, fonts });
  return sharp(Buffer.from(svg.replace(MASK_ATTRIBUTES, '')))
    .png({ palette: true, colors: PALETTE_COLORS, dither: 0, effort: 1 })
    .toBuffer();
}

/** Returns the social images of a language's pages in the folder of a site. */
export function socialImages(content: LocaleContent, folder: string): SocialImage[] {
  return listIndexablePages(content).map(({ locale, route, title, description, section }) => ({
    target: path.join(folder, socialImageToFile(locale, route)),
    text: { title, description, section },
  }));
}
