import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { keepReads } from './kept-reads.node';
import { projectPath } from './project-path.node';
import { readDataFile } from './read-data-file.node';

/** `readDataFile` with its schema. */
export type DataFileReader<Data> = (root: string, file: string, problems: Problem[]) => Data | null;

/** Reads data files of one kind, and each again only when it has changed. */
export function dataFileReader<Data>(schema: z.ZodType<Data>): DataFileReader<Data> {
  const kept = keepReads<{ data: Data | null; problems: Problem[] }>();
  return (root, file, problems) => {
    const result = kept(projectPath(root, file), () => {
      const found: Problem[] = [];
      return { data: readDataFile(root, file, schema, found), problems: found };
    });
    problems.push(...result.problems);
    return result.data;
  };
}
