import type { HeadingDocument, PackedHeading } from './index-format';

/** Leaves out each id that is one more than the one before: nearly all of them. */
export function packHeadings(headings: readonly HeadingDocument[]): PackedHeading[] {
  return headings.map(({ i, ...rest }, index) => (i === (headings[index - 1]?.i ?? -1) + 1 ? rest : { i, ...rest }));
}

export function unpackHeadings(packed: readonly PackedHeading[]): HeadingDocument[] {
  let id = -1;
  return packed.map((heading) => {
    id = heading.i ?? id + 1;
    return { ...heading, i: id };
  });
}
