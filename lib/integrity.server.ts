import { createHash } from 'node:crypto';

/** The digest of a file or an inline script as browsers compare it: `sha256-…`. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
