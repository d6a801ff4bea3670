import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LOCALES } from '@/lib/locales';
import {
  type ComposeChoices,
  checkChoices,
  IMAGES,
  isUsable,
  readChoices,
  SAMPLE_CHOICES,
  SYSTEMS,
  writeChoices,
} from './compose-choices';
import { changedLines, toComposeFile, writeCompose, writeDockerRun } from './compose-file';

const DEFAULTS = SAMPLE_CHOICES;
const choose = (choices: Partial<ComposeChoices>): ComposeChoices => ({ ...DEFAULTS, ...choices });
const yamlOf = (choices: Partial<ComposeChoices>) => writeCompose(toComposeFile(choose(choices)));

/** https://github.com/compose-spec/compose-spec, commit 170098b of 2026-06-23, Apache License 2.0. */
const SCHEMA: Record<string, unknown> = JSON.parse(
  readFileSync('tests/fixtures/compose-spec/compose-spec.json', 'utf8'),
);
const Compose = z.fromJSONSchema({ ...SCHEMA, $schema: 'http://json-schema.org/draft-07/schema#' });

/** All combinations of images, networks and options, and text that is hard to quote. */
const CASES: Partial<ComposeChoices>[] = [
  ...(['hub', 'mirror', 'snapshot'] as const).flatMap((image) =>
    (['host', 'bridge'] as const).flatMap((network) =>
      (['none', 'qbittorrent'] as const).flatMap((downloader) =>
        (['host', 'bridge'] as const).flatMap((downloaderNetwork) =>
          [true, false].map((ipv6) => ({ image, network, downloader, downloaderNetwork, ipv6, updates: ipv6 })),
        ),
      ),
    ),
  ),
  { memory: '512', language: 'zh-CN', port: '9899' },
  ...['/数据/pbh', '/a b/c#d', "/it's", '/"x"', '/$HOME/`x`', '/- x', '/\\x', 'C:/x'].map((data) => ({ data })),
];

describe('the compose file', () => {
  it.each(CASES)('matches the schema of Compose and parses to the same data: %j', (choices) => {
    const file = toComposeFile(choose(choices));
    const read: unknown = parse(writeCompose(file), { strict: true });
    expect(Compose.safeParse(read).error?.message).toBeUndefined();
    const unescaped = JSON.stringify(read).replaceAll('$$', '$');
    expect(JSON.parse(unescaped)).toEqual(JSON.parse(JSON.stringify(file)));
  });

  it('is rejected by the schema when it has an unknown key', () => {
    expect(Compose.safeParse({ services: { a: { imag: 'x' } } }).success).toBe(false);
  });

  it.each(LOCALES)('equals the samples in the docs: %s', (locale) => {
    const page = readFileSync(`content/${locale}/docs/setup/Docker.mdx`, 'utf8');
    const [, sample = ''] = /```yaml title="docker-compose.yml"\n([\s\S]*?)```/.exec(page) ?? [];
    expect(parse(sample)).toEqual(parse(yamlOf({})));
    const [, ports = ''] = /```yaml\n( {4}ports:[\s\S]*?)```/.exec(page) ?? [];
    expect(parse(ports)).toEqual({ ports: toComposeFile(choose({ network: 'bridge' })).services.peerbanhelper?.ports });
    const run = writeDockerRun(toComposeFile(choose({ data: '/opt/pbh' })));
    expect(page).toContain(`\`\`\`bash\n${run[0]}\n\`\`\``);
    for (const image of [IMAGES.hub, IMAGES.mirror]) expect(page).toContain(image);
    expect(page).toContain(`\`${IMAGES.snapshot}\``);
    expect(page).toContain(SYSTEMS.synology);
    const [, watchtower] = writeDockerRun(toComposeFile(choose({ updates: true })));
    expect(page).toContain(`\`${watchtower}\``);
  });

  it('marks changed lines', () => {
    const [before, after] = [yamlOf({}), yamlOf({ network: 'bridge' })];
    const lines = after.split('\n');
    expect([...changedLines(after, before)].map((index) => lines[index]?.trim())).toEqual(['ports:', '- "9898:9898"']);
    expect(changedLines(before, before).size).toBe(0);
    expect([...changedLines('a\n  restart\nb\n  restart', 'a\n  restart')]).toEqual([2, 3]);
  });
});

it.each([
  [{}, '-e TZ=Asia/Shanghai -v "$PWD/data:/app/data"'],
  [{ network: 'bridge', port: '9899' }, '-p 9899:9898'],
  [{ port: '9899' }, '-e PBH_PORT=9899'],
  [{ memory: '512' }, '--memory 512m'],
  [{ data: "/it's $x" }, "-v '/it'\\''s $x:/app/data'"],
  [{ data: './a"$(x)' }, '-v "$PWD/a\\"\\$(x):/app/data"'],
  [{ data: '~/pbh' }, '-v ~/pbh:/app/data'],
] as const)('writes %j for docker run', (choices, text) => {
  expect(writeDockerRun(toComposeFile(choose(choices)))[0]).toContain(text);
});

it.each([
  ['./data', './qbittorrent'],
  [SYSTEMS.synology, '/volume1/docker/peerbanhelper/qbittorrent'],
  [`${SYSTEMS.unraid}/`, '/mnt/user/appdata/qbittorrent'],
  ['~/pbh', '~/qbittorrent'],
  ['/', '/qbittorrent'],
  ['D:\\pbh\\data', 'D:\\pbh\\qbittorrent'],
])("puts the downloader's settings folder next to %s", (data, settings) => {
  const { qbittorrent } = toComposeFile(choose({ data, downloader: 'qbittorrent' })).services;
  expect(qbittorrent?.volumes?.[0]).toBe(`${settings}:/config`);
});

it('creates a network with IPv6 for docker run', () => {
  const [network, run] = writeDockerRun(toComposeFile(choose({ network: 'bridge', ipv6: true })));
  expect(network).toBe('sudo docker network create --ipv6 pbh');
  expect(run).toContain('--network pbh');
});

describe('findings', () => {
  it.each<[Partial<ComposeChoices>, string[], boolean]>([
    [{}, [], true],
    [{ network: 'bridge' }, ['bridge'], true],
    [{ downloader: 'qbittorrent', downloaderNetwork: 'bridge' }, ['downloaderBridge'], true],
    [{ downloaderNetwork: 'bridge' }, [], true],
    [{ system: 'desktop' }, ['hostOnDesktop', 'desktop'], true],
    [{ system: 'synology' }, ['dataRelative'], true],
    [{ system: 'synology', data: '/a', downloader: 'qbittorrent' }, ['downloadsRelative'], true],
    [{ image: 'snapshot', updates: true, ipv6: true }, ['ipv6Host', 'snapshot', 'updatesAll'], true],
    [{ memory: '256' }, ['memoryLow'], true],
    [{ memory: '1' }, ['memoryInvalid'], false],
    [{ memory: 'x' }, ['memoryInvalid'], false],
    [{ port: '0' }, ['portInvalid'], false],
    [{ port: '65536' }, ['portInvalid'], false],
    [{ port: '99 98' }, ['portInvalid'], false],
    [{ port: '8080', downloader: 'qbittorrent' }, ['portTaken'], false],
    [{ data: ' ' }, ['dataMissing'], false],
    [{ data: 'data' }, ['dataInvalid'], false],
    [{ data: '/a:/b' }, ['dataInvalid'], false],
    [{ data: '/a\nb' }, ['dataInvalid'], false],
    [{ data: '/\ud83d' }, ['dataInvalid'], false],
    [{ timeZone: 'Mars/Base' }, ['timeZoneUnknown'], false],
    [{ timeZone: 'UTC\n- X=1' }, ['timeZoneUnknown'], false],
    [{ downloader: 'qbittorrent', puid: 'root' }, ['userInvalid'], false],
  ])('%j', (choices, findings, usable) => {
    const found = checkChoices(choose(choices));
    expect(found.map(({ name }) => name)).toEqual(findings);
    expect(isUsable(found)).toBe(usable);
  });
});

describe('encoded choices', () => {
  it.each(CASES)('survive a round trip: %j', (choices) => {
    expect(readChoices(writeChoices(choose(choices)))).toEqual(choose(choices));
  });

  it('omit defaults', () => expect(writeChoices(DEFAULTS)).toBe(''));

  it.each(['image=__proto__&network=none&ipv6=maybe', '%', '<script>', 'a'.repeat(1e6), 'constructor=1&toString=2'])(
    'are ignored when they are not valid: %.20s',
    (text) => expect(readChoices(text)).toEqual(DEFAULTS),
  );
});
