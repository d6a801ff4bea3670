import { expect, it } from 'vitest';
import { TermIndex } from './term-index';

const exporter = new TermIndex();
exporter.add(7, ['docker', 'proxy']);
exporter.add(3, ['docker', '代理']);

it('finds the terms of an imported index', () => {
  const imported = new TermIndex();
  const terms = imported.import(JSON.parse(JSON.stringify(exporter.export())));
  expect(terms.sort()).toEqual(['docker', 'proxy', '代理']);
  expect(imported.search('docker').sort()).toEqual([3, 7]);
  expect(imported.search('代理')).toEqual([3]);
  expect(imported.search('dock')).toEqual([]);
});

it('merges imports with different terms', () => {
  const other = new TermIndex();
  other.add(9, ['qbittorrent']);
  const imported = new TermIndex();
  imported.import(exporter.export());
  imported.import(other.export());
  expect([imported.search('proxy'), imported.search('qbittorrent')]).toEqual([[7], [9]]);
});

it('stores sorted ids as differences, from the base that both sides know', () => {
  const index = new TermIndex();
  for (const id of [1012, 1003, 1007]) index.add(id, ['ban']);
  expect(index.export(1000)).toEqual([['ban', [[3, 4, 5]]]]);
  const imported = new TermIndex();
  imported.import(index.export(1000), 1000);
  expect(imported.search('ban')).toEqual([1003, 1007, 1012]);
});

it('returns more ids than the default limit of FlexSearch', () => {
  const large = new TermIndex();
  for (let id = 0; id < 250; id++) large.add(id, ['ban']);
  expect(large.search('ban')).toHaveLength(250);
});
