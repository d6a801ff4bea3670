import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { type BuildInput, buildIndex, type KeptIndex } from './build-index.node';
import type { SearchDocument } from './documents';
import { readIndexFiles, readKeptIndex, writeIndexFiles, writeKeptIndex } from './kept-index.node';

const document = (route: string, title: string, text: string): SearchDocument => ({
  locale: 'zh-Hans',
  context: 'docs',
  route,
  title,
  description: 'Some description.',
  keywords: [],
  breadcrumbs: [],
  sections: [
    { id: null, heading: '', depth: 1, blocks: [{ kind: 'text', text }] },
    { id: 'set', heading: '设置', depth: 2, blocks: [{ kind: 'code', text: 'docker run' }] },
  ],
});

const PROXY = document('/docs/proxy', '代理', '代理服务器在重庆。');
const SERVER = document('/docs/server', '服务器', '重启代理服务器。');
const DOCKER = document('/docs/docker', 'Docker', 'Run the container in 重庆 again.');

/** A dictionary that knows some words, and says what it was asked. */
function dictionary(words: readonly string[]) {
  const asked: string[] = [];
  const cutHan = (run: string) => {
    asked.push(run);
    return words.filter((word) => run.includes(word));
  };
  return { asked, cutHan };
}

function build(documents: SearchDocument[], words: string[], more: Partial<BuildInput> = {}, before?: KeptIndex) {
  const { asked, cutHan } = dictionary(words);
  const input = { documents, cutHan, variants: new Map(), groups: [], sounds: true, ...more };
  return { ...buildIndex(input, before), asked };
}

const WORDS = ['代理', '服务器', '重庆'];

describe('an index that goes on from the last one', () => {
  const first = build([PROXY, SERVER, DOCKER], WORDS);

  it('cuts nothing when nothing has changed', () => {
    const again = build([PROXY, SERVER, DOCKER], WORDS, {}, first.kept);
    expect(again.asked).toEqual([]);
    expect(again.files).toEqual(first.files);
    expect(again.kept).toEqual(first.kept);
  });

  it.each<[string, SearchDocument[]]>([
    ['a text has changed', [PROXY, document('/docs/server', '服务器', '重启两台服务器。'), DOCKER]],
    ['a title has changed', [PROXY, { ...SERVER, title: 'Server' }, DOCKER]],
    ['a document has come', [PROXY, SERVER, DOCKER, document('/docs/new', '新', '新的服务器。')]],
    ['a document has gone', [SERVER, DOCKER]],
    ['documents have other places', [DOCKER, PROXY, SERVER]],
    ['two have the same text', [PROXY, SERVER, { ...SERVER, route: '/docs/copy' }]],
    ['nothing is left', []],
  ])('is the one from nothing when %s', (_, documents) => {
    const anew = build(documents, WORDS);
    const again = build(documents, WORDS, {}, first.kept);
    expect(again.files).toEqual(anew.files);
    expect(again.hashes).toEqual(anew.hashes);
    expect(again.kept).toEqual(anew.kept);
  });

  it('cuts what has changed, and nothing else', () => {
    const changed = document('/docs/server', '服务器', '重启两台机器。');
    expect(build([PROXY, changed, DOCKER], WORDS, {}, first.kept).asked).toEqual(['服务器', '重启两台机器', '设置']);
  });

  it('finds a word that is new in the vocabulary in documents that are as they were', () => {
    // Only the new document makes the dictionary see the longer word.
    const cutHan = (run: string) => (run === '代理服务器' ? [run] : dictionary(WORDS).cutHan(run));
    const documents = [PROXY, SERVER, document('/docs/new', '新', '代理服务器')];
    const anew = build(documents, [], { cutHan });
    const again = build(documents, [], { cutHan }, build([PROXY, SERVER], [], { cutHan }).kept);
    expect(again.files).toEqual(anew.files);
    expect(JSON.stringify(again.kept.documents[0]?.terms)).toContain('代理服务器');
    // And loses it again.
    const back = build([PROXY, SERVER], [], { cutHan }, again.kept);
    expect(back.files).toEqual(build([PROXY, SERVER], [], { cutHan }).files);
  });

  it('cuts documents again in which the dictionary has learned a word, or forgotten one', () => {
    const taught = { ownWords: ['重庆'] };
    const again = build([PROXY, SERVER, DOCKER], WORDS, taught, build([PROXY, SERVER, DOCKER], ['代理'], {}).kept);
    expect(again.asked).toContain('代理服务器在重庆');
    expect(again.asked).not.toContain('重启代理服务器');
    const knowing = build([PROXY, DOCKER], WORDS, taught);
    expect(build([PROXY, DOCKER], ['代理'], {}, knowing.kept).files).toEqual(build([PROXY, DOCKER], ['代理']).files);
  });
});

describe('what is kept', () => {
  const { kept } = build([PROXY, SERVER, document('/docs/lines', 'Lines', 'One\u2028two\nthree.')], WORDS);

  it('comes back as it was, for the same key', async () => {
    const root = await temporaryProject({});
    await writeKeptIndex(root, 'en', 'key', kept);
    expect(await readKeptIndex(root, 'en', 'key')).toEqual(kept);
    expect(await readKeptIndex(root, 'en', 'other')).toBeUndefined();
    expect(await readKeptIndex(root, 'zh-Hans', 'key')).toBeUndefined();
    expect(await readdir(path.join(root, '.next/cache/search'))).toEqual(['en.jsonl']);
  });

  it('is of no use when it was cut short', async () => {
    const root = await temporaryProject({});
    await writeKeptIndex(root, 'en', 'key', kept);
    const file = path.join(root, '.next/cache/search/en.jsonl');
    const text = await readFile(file, 'utf8');
    for (const length of [text.length - 1, text.length - 30, text.trimEnd().lastIndexOf('\n') + 1, 10, 0]) {
      await writeFile(file, text.slice(0, length));
      expect(await readKeptIndex(root, 'en', 'key')).toBeUndefined();
    }
  });

  it('has the index’s files too, unless they were cut short', async () => {
    const root = await temporaryProject({});
    const { files, hashes } = build([PROXY, SERVER], WORDS);
    await writeIndexFiles(root, 'en', 'key', { files, hashes });
    expect(await readIndexFiles(root, 'en', 'key')).toEqual({ files, hashes });
    expect(await readIndexFiles(root, 'en', 'other')).toBeUndefined();
    const file = path.join(root, '.next/cache/search/en.files');
    const text = await readFile(file, 'utf8');
    const last = text.trimEnd().lastIndexOf('\n') + 1;
    for (const length of [text.length - 1, text.length - 30, last, last - 1, 10, 0]) {
      await writeFile(file, text.slice(0, length));
      expect(await readIndexFiles(root, 'en', 'key')).toBeUndefined();
    }
  });
});
