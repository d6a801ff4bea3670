import { markdownTable } from '../markdown-table';
import type { ScaleResult, ScaleRun } from './scale-run';

/** What a common host takes at most. */
const MOST_FILES = 20_000;

interface Figure {
  name: string;
  of: (result: ScaleResult) => number;
  show: (value: number) => string;
}

const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const megabytes = (value: number) => `${(value / 1e6).toFixed(1)} MB`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const count = (value: number) => value.toLocaleString('en');

const pages = ({ docs }: ScaleResult) => docs * 2;

/** @param compared an earlier run; values are followed by their ratio to its */
export function renderScale({ results }: ScaleRun, compared?: ScaleRun): string {
  const figures = [...figuresOf(results)];
  const rows = figures.map(({ name, of, show }) => [
    name,
    ...results.map((result) => {
      const before = compared?.results.find(({ docs }) => docs === result.docs);
      const ratio = before && of(before) > 0 ? ` (x ${(of(result) / of(before)).toFixed(2)})` : '';
      return `${show(of(result))}${ratio}`;
    }),
  ]);
  const growth = [
    ['ms a page, against the size before', ...growthOf(results, (result) => result.totalMs / pages(result))],
    ['kB of out/ a page, against the size before', ...growthOf(results, (result) => result.bytes / pages(result))],
  ];
  const head = (first: string) => [first, ...results.map(({ docs }) => `${count(docs)} x 2`)];
  const tooMany = results.filter(({ files }) => files > MOST_FILES);
  const notes = tooMany.map(
    ({ docs, files }) =>
      `${count(docs)} x 2: ${count(files)} files are more than the ${count(MOST_FILES)} of a common host.`,
  );
  return [markdownTable(head('docs'), rows), markdownTable(head('growth'), growth), ...notes].join('\n\n');
}

function figuresOf(results: readonly ScaleResult[]): Figure[] {
  const stages = [...new Set(results.flatMap((result) => Object.keys(result.stages)))];
  const entries = [...new Set(results.flatMap((result) => Object.keys(result.searchEntries)))].filter((name) =>
    name.endsWith('search-index-docs.json'),
  );
  return [
    { name: 'cold build', of: ({ totalMs }) => totalMs, show: seconds },
    ...stages.map((stage) => ({
      name: `  ${stage}`,
      of: ({ stages: all }: ScaleResult) => all[stage] ?? 0,
      show: seconds,
    })),
    {
      name: 'cold build, ms a page',
      of: (result) => result.totalMs / pages(result),
      show: (value) => value.toFixed(1),
    },
    { name: 'one doc edited', of: ({ editedMs }) => editedMs, show: seconds },
    { name: 'memory, peak', of: ({ peakBytes }) => peakBytes, show: megabytes },
    { name: 'out/', of: ({ bytes }) => bytes, show: megabytes },
    { name: 'out/, files', of: ({ files }) => files, show: count },
    ...entries.map((name) => ({
      name: `${name}, brotli`,
      of: ({ searchEntries }: ScaleResult) => searchEntries[name] ?? 0,
      show: kilobytes,
    })),
    { name: 'search, other files', of: ({ searchParts }) => searchParts.files, show: count },
    { name: 'search, other files together', of: ({ searchParts }) => searchParts.bytes, show: megabytes },
  ];
}

function growthOf(results: readonly ScaleResult[], of: (result: ScaleResult) => number): string[] {
  return results.map((result, index) => {
    const before = results[index - 1];
    return before ? `x ${(of(result) / of(before)).toFixed(2)}` : '';
  });
}
