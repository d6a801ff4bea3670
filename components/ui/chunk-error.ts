/** Whether a script of the site could not be fetched; Turbopack gives such errors this name. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Whether the script is gone for good, as in a tab that is older than the newest deployment; a dead line is no proof. */
export async function isChunkGone(error: unknown): Promise<boolean> {
  const address = isChunkError(error) ? /\S+\.js/.exec(error.message)?.[0] : undefined;
  if (address === undefined) return false;
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
}
