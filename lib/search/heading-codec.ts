import type { HeadingColumns, HeadingDocument } from './index-format';
import { decodeNumbers, encodeNumbers } from './part-codec';

/** Anchors have no spaces. */
const BORDER = ' ';

/** Everything of one kind side by side: it compresses better than heading after heading. */
export function packHeadings(headings: readonly HeadingDocument[]): HeadingColumns {
  return {
    texts: headings.map(({ t }) => t),
    anchors: headings.map(({ h }) => h).join(BORDER),
    depths: headings.map(({ d }) => d ?? 2).join(''),
    steps: encodeNumbers(headings.map(({ i }, index) => i - (headings[index - 1]?.i ?? -1) - 1)),
  };
}

/** @throws TypeError when it is damaged */
export function unpackHeadings({ texts, anchors, depths, steps }: HeadingColumns): HeadingDocument[] {
  const [names, gaps] = [anchors.split(BORDER), decodeNumbers(steps)];
  let id = -1;
  return texts.map((t, index) => {
    id += (gaps[index] ?? 0) + 1;
    const depth = depths.charAt(index);
    return { i: id, t, h: names[index] ?? '', ...(depth !== '2' && { d: Number(depth) }) };
  });
}
