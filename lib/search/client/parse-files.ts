/**
 * What came over the network is believed only as far as it has the shape that is read. Schemas would cost the reader more
 * than the whole panel, so these look at what the store touches and no further; deeper damage throws where it is read.
 */
import type { HeadPart, LexiconFile, SearchEntry, SoundsFile, TextPart, VariantsFile, WordPart } from '../index-format';
import { SearchError } from './search-error';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isHeadings = (value: unknown) =>
  isRecord(value) && ['anchors', 'depths', 'steps'].every((name) => typeof value[name] === 'string');
const isField = (value: unknown) => isRecord(value) && Array.isArray(value.documents);
const isDirectory = (value: unknown) =>
  isRecord(value) &&
  Array.isArray(value.words) &&
  Array.isArray(value.contexts) &&
  ['version', 'pages', 'chunks'].every((name) => typeof value[name] === 'string');

function isEntry(value: unknown): value is SearchEntry {
  return (
    Array.isArray(value) &&
    value.length === 5 &&
    value.slice(0, 4).every(isField) &&
    isHeadings(value[1].index) &&
    isDirectory(value[4]?.index)
  );
}
const isWordPart = (value: unknown): value is WordPart =>
  isRecord(value) && typeof value.terms === 'string' && typeof value.pairs === 'string' && isRecord(value.ids);
const isTextPart = (value: unknown): value is TextPart => isRecord(value) && Array.isArray(value.chunks);
const isHeadPart = (value: unknown): value is HeadPart =>
  isRecord(value) && Array.isArray(value.heads) && value.heads.length === 4 && isHeadings(value.heads[1]);
const isLexicon = (value: unknown): value is LexiconFile => isRecord(value) && typeof value.groups === 'string';
const isVariants = (value: unknown): value is VariantsFile => isLexicon(value) && 'variants' in value;
const isSounds = (value: unknown): value is SoundsFile =>
  isRecord(value) && Array.isArray(value.syllables) && isRecord(value.readings);

function checked<T>(value: unknown, is: (value: unknown) => value is T): T {
  if (!is(value)) throw new SearchError('damaged');
  return value;
}

/** A part of another build than the entry would answer with the wrong pages. */
function ofVersion<T extends { version: string }>(part: T, version: string): T {
  if (part.version !== version) throw new SearchError('outdated');
  return part;
}

/** Each throws SearchError. */
export const parseFiles = {
  entry: (value: unknown) => checked(value, isEntry),
  words: (value: unknown, version: string) => ofVersion(checked(value, isWordPart), version),
  heads: (value: unknown, version: string) => ofVersion(checked(value, isHeadPart), version),
  texts: (value: unknown, version: string) => ofVersion(checked(value, isTextPart), version),
  lexicon: (value: unknown) => checked(value, isLexicon),
  variants: (value: unknown) => checked(value, isVariants),
  sounds: (value: unknown) => checked(value, isSounds),
};
