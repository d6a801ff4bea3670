/** Apostrophes within and after words, and those before an "s" that follows code or a link. */
const APOSTROPHE = /(?<=[\p{L}\p{N})}])'(?=\p{L})|^'(?=s\b)|(?<=\p{L}s)(?<!(?:^|[\s(=])'[^']*)'(?=[\s.,;:]|$)/gu;

/** Replaces the apostrophes that keyboards have by typographic ones. Leaves single quotation marks alone. */
export const typographicApostrophes = (text: string) => text.replaceAll(APOSTROPHE, '’');
