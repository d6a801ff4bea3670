import { Fragment } from 'react';
import type { SearchResult } from '@/lib/search/query/present';
import { MarkedText } from './marked-text';

/** What a result shows: title, where it is, snippet. */
export function ResultContent({ result: { title, path, snippet } }: { result: SearchResult }) {
  return (
    <>
      <span className="search-title">
        <MarkedText {...title} />
      </span>
      <span className="search-path">
        {path.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements of one answer are used again for the next
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
