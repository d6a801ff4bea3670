import { type DataFileReader, dataFileReader } from './data-file-reader.node';
import { type KeptValues, keepValues } from './kept-values.node';
import type { DocSource } from './model';
import { CategoryFile, DocFrontMatter, PageFrontMatter, TranslationRecord } from './schema';
import { type SourceReader, sourceReader } from './source-reader.node';

/** What the loader knows from the last time. */
interface Lasting {
  /** Of all front matter. */
  values: KeptValues;
  readDoc: SourceReader<DocFrontMatter>;
  readPage: SourceReader<PageFrontMatter>;
  readCategory: DataFileReader<CategoryFile>;
  readTranslations: DataFileReader<TranslationRecord>;
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
  globalThis.lastingContent ??= makeLasting();
  return globalThis.lastingContent;
}

function makeLasting(): Lasting {
  const values = keepValues();
  return {
    values,
    readDoc: sourceReader(DocFrontMatter, values),
    readPage: sourceReader(PageFrontMatter, values),
    readCategory: dataFileReader(CategoryFile),
    readTranslations: dataFileReader(TranslationRecord),
    sections: new WeakMap(),
  };
}
