import { statSync } from 'node:fs';
import type { z } from 'zod';
import type { ParsedValues } from './parsed-values';
import { projectPath } from './project-path.node';
import { type ReadRequest, type ReadResult, readSource } from './read-source.node';

export type SourceReader<FrontMatter> = (
  request: Omit<ReadRequest<FrontMatter>, 'schema' | 'values'>,
) => ReadResult<FrontMatter>;

/**
 * Reads files of one kind, and each again only when it has changed: in development that is one of thousands. Without promises,
 * of which React's development mode follows each.
 */
export function sourceReader<FrontMatter>(
  schema: z.ZodType<FrontMatter>,
  values?: ParsedValues,
): SourceReader<FrontMatter> {
  const known = new Map<string, { stamp: string; result: ReadResult<FrontMatter> }>();
  return (request) => {
    const place = projectPath(request.root, request.file);
    const { mtimeMs, size, ino } = statSync(place);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    const last = known.get(place);
    if (last?.stamp === stamp) return last.result;
    const result = readSource({ ...request, schema, values });
    known.set(place, { stamp, result });
    return result;
  };
}
