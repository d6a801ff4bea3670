import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pMap from 'p-map';
import satori from 'satori';
import type { LocaleContent } from '@/lib/content/model';
import { hashFiles } from '@/lib/hash-files.server';
import { translate } from '@/lib/i18n/messages';
import { socialImageToFile } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { writeWhole } from '@/lib/write-file.server';
import { sitePages } from '../site-pages';
import { CARD_CHARACTERS, type CardText, card } from './card';
import { type CardFont, loadFonts } from './fonts.server';
import { SOCIAL_IMAGE_SIZE, socialImageRoute } from './social-image-route';

// Its module for `import` uses syntax that Node 20.9 doesn't know.
const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp');

export interface SocialImage {
  /** Where it goes. */
  target: string;
  text: CardText;
}

/** Enough for two inks on two grounds with smooth edges; fewer when an image would grow too large. */
const COLORS = [16, 12, 8];
const MAX_BYTES = 25_000;
/** Images drawn at the same time, each of 3 MB. */
const AT_ONCE = 4;
/** Satori masks each box, which the clip path makes superfluous and which takes most of the time. */
const MASKS = / mask="url\([^"]*\)"/g;

/** Draws the social images of pages, without network and system fonts; unchanged ones come from a cache. */
export async function drawSocialImages(root: string, images: readonly SocialImage[]): Promise<void> {
  // What else changes an image: this folder and the packages.
  const design = hashFiles(root, ['lib/seo/social', 'package-lock.json']);
  const drawings = images.map((image) => {
    const key = createHash('sha1').update(JSON.stringify([image.text, SITE.name, SITE.origin, design]));
    return { ...image, cached: path.join(root, '.next/cache/social', `${key.digest('hex')}.png`) };
  });
  const missing: typeof drawings = [];
  for (const drawing of drawings) {
    const known = await readFile(drawing.cached).catch(() => null);
    if (!known) missing.push(drawing);
    else writeWhole(drawing.target, known);
  }
  if (missing.length === 0) return;
  const characters = missing.map(({ text }) => `${text.title}${text.description}${text.section ?? ''}`).join('');
  const fonts = await loadFonts(root, `${characters}${CARD_CHARACTERS}`);
  await pMap(
    missing,
    async ({ text, target, cached }) => {
      const image = await draw(text, fonts);
      writeWhole(cached, image);
      writeWhole(target, image);
    },
    { concurrency: AT_ONCE },
  );
}

async function draw(text: CardText, fonts: CardFont[]): Promise<Buffer> {
  const family = fonts.filter(({ weight }) => weight === 400).map(({ name }) => `'${name}'`);
  const svg = await satori(card(text, family.join(', ')), { ...SOCIAL_IMAGE_SIZE, fonts });
  const pixels = await sharp(Buffer.from(svg.replace(MASKS, '')))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let image: Buffer = Buffer.alloc(0);
  for (const colours of COLORS) {
    image = await sharp(pixels.data, { raw: pixels.info })
      .png({ palette: true, colours, dither: 0, effort: 1 })
      .toBuffer();
    if (image.length <= MAX_BYTES) break;
  }
  return image;
}

/** What is to be drawn for a language, by the file that it goes to below the site's root. */
export function socialImages(content: LocaleContent): ReadonlyMap<string, CardText> {
  const borrowers = new Set(
    content.docs.filter((doc) => socialImageRoute(content, doc) !== doc.route).map(({ route }) => route),
  );
  return new Map(
    sitePages(content)
      .filter(({ route }) => !borrowers.has(route))
      .map(({ locale, route, title, description, section }) => {
        const words = route === '/' ? translate(locale, 'site.tagline') : title;
        return [socialImageToFile(locale, route), { title: words, description, section }];
      }),
  );
}
