import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { DOCUMENTED_VERSION } from '@/lib/site';
import { checkVersions } from './check-versions';

const check = (body: string) => {
  const frontMatter = { title: 'T', description: 'D', keywords: [], questions: false };
  const source = { file: 'page.mdx', locale: 'en', frontMatter, body, lineOffset: 5 } as const;
  return formatProblems(checkVersions([{ source }]));
};

it.each([
  'This works with PBH 9.4.0.',
  '在 PeerBanHelper v8.0 里打开。',
  'https://github.com/PBH-BTN/PeerBanHelper/releases/download/v9.4.2/PeerBanHelper.zip',
  'VERSION=9.3.8',
  '9.4.1 的设置页',
  'PBH 9.4.0 自动打开这一项。',
])('reports the version in %j', (line) => {
  expect(check(`Text.\n${line}`)).toMatch(/^page.mdx:7:\d+ — the page names PBH [\d.]+, but describes/);
});

it.each([
  `PBH ${DOCUMENTED_VERSION}, PBH 9.5 and v${DOCUMENTED_VERSION}`,
  'It exists since 9.4.',
  'PBH 8.0.6 之前的版本',
  'qBittorrent 5.1.2, Java 25.0.3, 9.255.0.1, 19.4.0 and peer version 4.6',
])('accepts %j', (line) => expect(check(line)).toBe(''));

it('describes the version that the quotes and the screenshots come from', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  expect(read('content/reference/tool-texts.json').source.version).toBe(DOCUMENTED_VERSION);
  expect(read('content/screenshots/source.json').version).toBe(DOCUMENTED_VERSION);
});
