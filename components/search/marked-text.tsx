import type { MarkedText as Marked } from '@/lib/search/query/snippet';

/** A text with its matches in `<mark>`. */
export function MarkedText({ text, marks }: Marked) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.flatMap(({ start, end }, index) => [
        text.slice(ends[index], start),
        // biome-ignore lint/suspicious/noArrayIndexKey: the elements of one answer are used again for the next
        <mark key={index}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  );
}
