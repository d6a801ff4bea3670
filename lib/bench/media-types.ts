/** What hosts say of the kinds of files in a site, by ending; those of text are the ones that they compress. */
export const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
export const IMAGE_TYPES: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp' };

/** Brotli's level on hosts that compress while they send. */
export const BROTLI_LEVEL = 9;
