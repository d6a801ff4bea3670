import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { readDataFile } from './read-data-file.node';
import { readTree, type SourceTable } from './read-tree.node';
import { AuthorsFile, type PostFrontMatter, postFrontMatter, TagsFile } from './schema';

export interface BlogFiles {
  authors: AuthorsFile;
  tags: TagsFile;
  posts: SourceTable<PostFrontMatter>;
}

/** Reads posts, authors and tags; broken ones are reported and left out. */
export async function readBlog(root: string, problems: Problem[]): Promise<BlogFiles> {
  const read = async <Data extends object>(file: string, schema: z.ZodType<Data>) =>
    existsSync(path.join(root, file)) ? readDataFile(root, file, schema, problems) : null;
  const authors = (await read('content/authors.json', AuthorsFile)) ?? {};
  const tags = (await read('content/tags.json', TagsFile)) ?? {};
  const schema = postFrontMatter({ authors: Object.keys(authors), tags: Object.keys(tags) });
  return { authors, tags, posts: await readTree(root, 'blog', schema, problems) };
}
