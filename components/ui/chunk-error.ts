/** Whether a script of the framework could not be fetched; Turbopack gives such errors this name. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
