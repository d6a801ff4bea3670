import type { Problem } from '@/lib/errors';
import { lasting } from './lasting.node';
import { readDataFile } from './read-data-file.node';
import { readTree, type SourceTable } from './read-tree.node';
import { AuthorsFile, type PostFrontMatter, postFrontMatter, TagsFile } from './schema';
import { sourceReader } from './source-reader.node';

export interface BlogFiles {
  authors: AuthorsFile;
  tags: TagsFile;
  posts: SourceTable<PostFrontMatter>;
}

/** Reads posts, authors and tags; broken ones are reported and left out. */
export async function readBlog(root: string, problems: Problem[]): Promise<BlogFiles> {
  const authors = readDataFile(root, 'content/authors.json', AuthorsFile, problems) ?? {};
  const tags = readDataFile(root, 'content/tags.json', TagsFile, problems) ?? {};
  const schema = postFrontMatter({ authors: Object.keys(authors), tags: Object.keys(tags) });
  return { authors, tags, posts: await readTree(root, 'blog', sourceReader(schema, lasting().values), problems) };
}
