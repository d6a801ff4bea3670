import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createSegmenter } from './segment.node';

/** Where words overlap, and where frequencies of the whole dictionary decide. */
const RUNS = [
  '南京市长江大桥下的封禁规则',
  '研究生命的起源和发展中国家的问题',
  '进度作弊检查器会对比对等方汇报的下载进度',
  '他来到了网易杭研大厦',
  '吸血客户端反复断开并重新连接',
  '常见问题',
  '绝不会更少',
  '群晖上的下载器安装在容器里',
  '㐀𠀀龘',
];
const OWN_WORDS = ['下载器', '进度作弊', '家的'];

const jieba = (() => {
  try {
    return createRequire(import.meta.url)('nodejieba');
  } catch {
    return undefined;
  }
})();

it.skipIf(!jieba)('cuts as with the whole dictionary, whatever the text has been cut to', () => {
  jieba.load({});
  for (const word of OWN_WORDS) jieba.insertWord(word);
  const expected = RUNS.map((run) => [
    ...jieba.cutForSearch(run, true).filter((word: string) => word.length > 1),
    ...OWN_WORDS.filter((word) => run.includes(word)),
  ]);
  const segmenter = createSegmenter(OWN_WORDS);
  // The second time there is more to be cut than before, and the third time nothing new.
  for (const runs of [RUNS.slice(0, 2), RUNS, RUNS]) segmenter.foresee(runs);
  const cut = RUNS.map((run) => segmenter.cut(run));
  expect(cut.map((words) => words.sort())).toEqual(expected.map((words) => [...new Set(words)].sort()));
});
