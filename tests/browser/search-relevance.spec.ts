import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { askInBrowser } from '@/lib/search/relevance/ask-site.server';
import { formatReport, measureGroups, readQueries } from '@/lib/search/relevance/relevance.server';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Floors that only rise: percent of queries, of nonsense, and of each kind, with the right answer first. */
const SETS = [
  {
    name: 'development',
    queries: readQueries(ROOT, ['dev']),
    floor: { success1: 100, success3: 100, nonsense: 100, kind: 100 },
  },
  { name: 'own', queries: readQueries(ROOT, ['own']), floor: { success1: 98, success3: 99, nonsense: 100, kind: 90 } },
  // Written with a part of ours, and asked only when the work was done.
  { name: 'late', queries: readQueries(ROOT, ['late']), floor: { success1: 86, success3: 94, nonsense: 93, kind: 75 } },
  // Written from the docs alone, by one who had not seen what the search finds.
  { name: 'docs', queries: readQueries(ROOT, ['docs']), floor: { success1: 90, success3: 97, nonsense: 70, kind: 80 } },
  // Other fields, many of them near ours, and questions about them of five words and more.
  {
    name: 'nonsense',
    queries: readQueries(ROOT, ['nonsense']),
    floor: { success1: 0, success3: 0, nonsense: 90, kind: 0 },
  },
  // Questions, vague words, pasted log lines and names, written before the search knew readers' own words and not tuned for: the
  // floors are the goals, since every new text moves a few of these.
  {
    name: 'asked',
    queries: readQueries(ROOT, ['asked']),
    floor: { success1: 75, success3: 88, nonsense: 0, kind: 60 },
  },
];

for (const { name, queries, floor } of SETS) {
  test(`the ${name} queries find their pages`, async ({ page, baseURL }) => {
    test.setTimeout(60_000 + queries.length * 1_000);
    const outcomes = await askInBrowser(page, baseURL ?? '', queries);
    const groups = measureGroups(outcomes);
    const report = formatReport(outcomes);
    expect.soft((groups.get('all')?.success1 ?? 0) * 100, report).toBeGreaterThanOrEqual(floor.success1);
    expect.soft((groups.get('all')?.success3 ?? 0) * 100, report).toBeGreaterThanOrEqual(floor.success3);
    expect.soft((groups.get('none')?.success1 ?? 0) * 100, report).toBeGreaterThanOrEqual(floor.nonsense);
    for (const [kind, { success1, queries: count }] of groups) {
      if (kind === 'none') continue;
      // Of a few queries of a kind, one miss is no trend.
      const allowed = Math.max(1, Math.floor(count * (1 - floor.kind / 100)));
      expect
        .soft(Math.round(count * (1 - success1)), `misses of the kind ${kind}\n${report}`)
        .toBeLessThanOrEqual(allowed);
    }
  });
}

test('the report can ask the site, as its command runs', () => {
  const ask = `
    import { askSite } from '@/lib/search/relevance/ask-site.server';
    const [outcome] = await askSite('out', '', [{ id: '1', q: 'docker', kind: 'title', locale: 'en', expected: [] }]);
    console.log(outcome.found[0]);
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', ask];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout, stderr).toBe('docs/setup/Docker\n');
});
