import { describe, expect, it } from 'vitest';
import { renderScale } from './scale/render-scale';
import type { ScaleResult, ScaleRun } from './scale/scale-run';
import { renderSpeed } from './speed/render-speed';
import type { SpeedRun } from './speed/speed-run';
import { medians, quantile } from './speed/statistics';

describe('figures over several runs', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[3, 1, null, 2], 0.95, 3],
    [[], 0.5, null],
  ])('of %j at %d', (values, share, expected) => expect(quantile(values, share)).toBe(expected));

  it('have a median each', () => {
    expect(medians([{ ms: 5, bytes: 1 }, { ms: 9, bytes: 1 }, { ms: 7 }])).toEqual({ ms: 7, bytes: 1 });
  });
});

describe('tables', () => {
  const speed = (ms: number): SpeedRun => ({
    browser: '1',
    runs: 1,
    tables: [{ title: 'Navigation', rows: [{ name: 'click', figures: { ms, bytes: null } }] }],
  });
  const size = (docs: number, totalMs: number, files: number): ScaleResult => ({
    docs,
    totalMs,
    stages: { next: totalMs / 2 },
    editedMs: 100,
    peakBytes: 1e9,
    files,
    bytes: docs * 1e5,
    byType: {},
    searchEntries: { 'search-index-docs.json': 1000 },
    searchParts: { files: 1, bytes: 1 },
  });
  const scale = (...results: ScaleResult[]): ScaleRun => ({ node: 'v20', cpus: 2, results });
  const rowsOf = (text: string) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = (text: string, name: string) => rowsOf(text).find(([, first]) => first === name);

  it('show figures, and their ratio to an earlier run', () => {
    expect(row(renderSpeed(speed(300)), 'click')).toEqual(['', 'click', '300', '-', '']);
    expect(row(renderSpeed(speed(300), speed(200)), 'click')).toEqual(['', 'click', '300 (x 1.50)', '-', '']);
  });

  it('show growth from size to size, and what is too many files for a host', () => {
    const text = renderScale(scale(size(50, 1000, 700), size(500, 5000, 30_000)));
    expect(row(text, 'cold build')).toEqual(['', 'cold build', '1.0 s', '5.0 s', '']);
    expect(row(text, 'ms a page, against the size before')?.slice(2)).toEqual(['', 'x 0.50', '']);
    expect(text).toContain('500 x 2: 30,000 files are more than the 20,000');
  });

  it('compare sizes that both runs have', () => {
    const text = renderScale(scale(size(50, 1000, 1), size(500, 5000, 1)), scale(size(500, 2500, 1)));
    expect(row(text, 'cold build')?.slice(2)).toEqual(['1.0 s', '5.0 s (x 2.00)', '']);
  });
});
