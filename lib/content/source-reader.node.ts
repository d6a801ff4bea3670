import type { z } from 'zod';
import { keepReads } from './kept-reads.node';
import type { ParsedValues } from './parsed-values';
import { projectPath } from './project-path.node';
import { type ReadRequest, type ReadResult, readSource } from './read-source.node';

export type SourceReader<FrontMatter> = (
  request: Omit<ReadRequest<FrontMatter>, 'schema' | 'values'>,
) => ReadResult<FrontMatter>;

/**
 * Reads files of one kind, and each again only when it has changed. While one can't be built from, what it was before stands in
 * for it: a page doesn't vanish while its front matter is being written.
 */
export function sourceReader<FrontMatter>(
  schema: z.ZodType<FrontMatter>,
  values?: ParsedValues,
): SourceReader<FrontMatter> {
  const kept = keepReads<ReadResult<FrontMatter>>();
  const sound = new Map<string, ReadResult<FrontMatter>['source']>();
  return (request) => {
    const place = projectPath(request.root, request.file);
    return kept(place, () => {
      const { source, problems } = readSource({ ...request, schema, values });
      if (source) sound.set(place, source);
      return { source: sound.get(place) ?? null, problems };
    });
  };
}
