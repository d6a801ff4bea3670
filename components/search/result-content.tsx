import { Fragment } from 'react';
import type { SearchResult } from '@/lib/search/query/present';
import type { MarkedText as Marked } from '@/lib/search/query/snippet';

/** The title, breadcrumbs and snippet of a result. */
export function ResultContent({ result: { title, path, snippet } }: { result: SearchResult }) {
  return (
    <>
      <span className="search-title">
        <MarkedText {...title} />
      </span>
      <span className="search-path">
        {path.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
          <Fragment key={index}>
            {index > 0 && ' › '}
            <MarkedText {...step} />
          </Fragment>
        ))}
      </span>
      <span className="search-snippet">
        <MarkedText {...snippet} />
      </span>
    </>
  );
}

function MarkedText({ text, marks }: Marked) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.flatMap(({ start, end }, index) => [
        text.slice(ends[index], start),
        // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
        <mark key={index}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  );
}
