import { createHash } from 'node:crypto';

/** Ten characters that change when, and only when, the text does. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
