import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';

/** Noto Sans SC as variable fonts. Each slice has about a hundred characters. */
const PACKAGE = 'node_modules/@fontsource-variable/noto-sans-sc';
const WEIGHTS = [400, 700] as const;

export interface CardFont {
  name: string;
  weight: (typeof WEIGHTS)[number];
  style: 'normal';
  data: Buffer;
}

/** Unicode ranges by slice: `{"[4]": "U+1f1e9-1f1f5,U+1f21a"}` */
const Slices = z.record(z.string(), z.string());

/**
 * Loads the font slices that a text needs, as subsets with fixed weights, because satori renders variable fonts in
 * their thinnest weight. Each slice is a separate family, because satori searches missing glyphs only in other
 * families.
 */
export async function loadFonts(root: string, characters: string): Promise<CardFont[]> {
  const folder = path.join(root, PACKAGE);
  const slices = Slices.parse(JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')));
  const uniqueCharacters = [...new Set(characters)];
  const fonts = await Promise.all(
    Object.entries(slices).map(async ([key, ranges]) => {
      const subset = uniqueCharacters.filter(createRangeTest(ranges)).join('');
      if (subset === '') return [];
      const slice = key.replace(/[[\]]/g, '');
      const font = await readFile(path.join(folder, `files/noto-sans-sc-${slice}-wght-normal.woff2`));
      return Promise.all(
        WEIGHTS.map(async (weight): Promise<CardFont> => {
          const data = await subsetFont(font, subset, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
          return { name: `slice ${slice}`, weight, style: 'normal', data };
        }),
      );
    }),
  );
  return fonts.flat().filter(({ data }) => hasCharacters(data));
}

/** Returns whether a font has any characters. Some slices list only missing ones, and satori rejects empty fonts. */
function hasCharacters(font: Buffer): boolean {
  const tables = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    // The character table starts with its version and the number of its subtables, two bytes each.
    if (font.toString('latin1', entry, entry + 4) === 'cmap')
      return font.readUInt16BE(font.readUInt32BE(entry + 8) + 2) > 0;
  }
  return false;
}

function createRangeTest(ranges: string): (character: string) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return { from, to };
  });
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return bounds.some(({ from, to }) => from <= point && point <= to);
  };
}
