import type { z } from 'zod';
import { keepReads } from './kept-reads.node';
import type { ParsedValues } from './parsed-values';
import { projectPath } from './project-path.node';
import { type ReadRequest, type ReadResult, readSource } from './read-source.node';

export type SourceReader<FrontMatter> = (
  request: Omit<ReadRequest<FrontMatter>, 'schema' | 'values'>,
) => ReadResult<FrontMatter>;

/** Reads files of one kind, and each again only when it has changed. */
export function sourceReader<FrontMatter>(
  schema: z.ZodType<FrontMatter>,
  values?: ParsedValues,
): SourceReader<FrontMatter> {
  const kept = keepReads<ReadResult<FrontMatter>>();
  return (request) => kept(projectPath(request.root, request.file), () => readSource({ ...request, schema, values }));
}
