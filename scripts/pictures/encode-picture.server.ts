import sharp from 'sharp';
import { MAX_PICTURE_BYTES } from '@/lib/pictures/picture-files';

const QUALITIES = [54, 46, 38];

/** A screenshot as AVIF, at the best quality that keeps it under the limit. Full chroma keeps colored text sharp. */
export async function encodePicture(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const avif = await sharp(png).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    if (avif.length <= MAX_PICTURE_BYTES) return avif;
  }
  throw new Error(`The picture "${name}" is over ${MAX_PICTURE_BYTES} bytes at every quality. Crop it closer.`);
}
