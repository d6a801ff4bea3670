import { createHash } from 'node:crypto';

/** Returns the digest of a file or inline script in the format of Subresource Integrity and CSP: `sha256-…`. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
