import type { DocSource } from './model';
import { DocFrontMatter, PageFrontMatter } from './schema';
import { type SourceReader, sourceReader } from './source-reader.node';

/** What the loader knows from the last time. */
interface Lasting {
  readDoc: SourceReader<DocFrontMatter>;
  readPage: SourceReader<PageFrontMatter>;
  /** Hashes of originals' sections. */
  sections: WeakMap<DocSource, Record<string, string>>;
}

declare global {
  var lastingContent: Lasting | undefined;
}

/**
 * One for the process, not for the module: with each edit in development Next evaluates modules anew, and thousands of files
 * would be read again. Changes of the schema itself therefore want a new start.
 */
export function lasting(): Lasting {
  globalThis.lastingContent ??= {
    readDoc: sourceReader(DocFrontMatter),
    readPage: sourceReader(PageFrontMatter),
    sections: new WeakMap(),
  };
  return globalThis.lastingContent;
}
