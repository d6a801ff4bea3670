import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import {
  type ComposeChoices,
  checkChoices,
  DEFAULT_CHOICES,
  IMAGES,
  readChoices,
  SYSTEMS,
  statusOf,
  withChoice,
  writeChoices,
} from './compose-choices';
import { compareLines, downloaderAddress, toComposeFile, writeCompose, writeDockerRun } from './compose-file';

const DEFAULTS = DEFAULT_CHOICES;
const choose = (choices: Partial<ComposeChoices>): ComposeChoices => ({ ...DEFAULTS, ...choices });
const yamlOf = (choices: Partial<ComposeChoices>) => writeCompose(choose(choices));

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
  { tag: 'v7.3.0', localOnly: true },
  { tag: '9.5', localOnly: true, network: 'bridge' },
  { downloader: 'qbittorrent', downloaderPort: '18080' },
  ...['pbh-data', 'on', '0x10', '1e3', '12', 'null'].map((data) => ({ data, downloader: 'qbittorrent' as const })),
  ...['/数据/pbh', '/a b/c#d', "/it's", '/"x"', '/$HOME/`x`', '/- x', '/\\x', 'C:/x'].map((data) => ({ data })),
];

describe('the compose file', () => {
  it.each(CASES)('matches the schema of Compose and parses to the same data: %j', (choices) => {
    const read: unknown = parse(yamlOf(choices), { strict: true });
    expect(Compose.safeParse(read).error?.message).toBeUndefined();
    const unescaped = JSON.stringify(read).replaceAll('$$', '$');
    expect(JSON.parse(unescaped)).toEqual(JSON.parse(JSON.stringify(toComposeFile(choose(choices)))));
  });

  it.each(LOCALES)('equals the samples in the docs: %s', (locale) => {
    const page = readFileSync(`content/${locale}/docs/setup/Docker.mdx`, 'utf8');
    const sample = choose({ timeZone: LOCALE_INFO[locale].timeZone });
    const [, yaml = ''] = /```yaml title="docker-compose.yml"\n([\s\S]*?)```/.exec(page) ?? [];
    expect(parse(yaml)).toEqual(parse(writeCompose(sample)));
    const [, ports = ''] = /```yaml\n( {4}ports:[\s\S]*?)```/.exec(page) ?? [];
    expect(parse(ports)).toEqual({ ports: toComposeFile(choose({ network: 'bridge' })).services.peerbanhelper?.ports });
    const local = toComposeFile(choose({ network: 'bridge', localOnly: true })).services.peerbanhelper;
    expect(page).toContain(`\`"${local?.ports?.[0]}"\``);
    const run = writeDockerRun({ ...sample, data: '/opt/pbh' });
    expect(page).toContain(`\`\`\`bash\n${run[0]}\n\`\`\``);
    for (const image of [IMAGES.hub, IMAGES.mirror]) expect(page).toContain(image.replace(/:.*/, ''));
    expect(page).toContain(`\`${IMAGES.snapshot}\``);
    expect(page).toContain(SYSTEMS.synology);
    const [, watchtower] = writeDockerRun(choose({ updates: true }));
    expect(page).toContain(`\`${watchtower}\``);
  });

  it.each<[Partial<ComposeChoices>, string[]]>([
    [{}, []],
    [{ network: 'bridge' }, ['ports:', '- "9898:9898"']],
    // `restart` is in the other service, too.
    [{ updates: true }, expect.arrayContaining(['watchtower:', 'restart: unless-stopped'])],
    // PeerBanHelper of the sample is on the host network, too.
    [{ network: 'bridge', downloader: 'qbittorrent' }, expect.arrayContaining(['network_mode: host'])],
  ])('marks the new lines of %j', (choices, expected) => {
    const lines = compareLines(choose(choices), DEFAULTS).filter(({ isNew }) => isNew);
    expect(lines.map(({ line }) => line.trim())).toEqual(expected);
  });
});

it.each([
  [{}, '-e TZ=Asia/Shanghai -v "$PWD/data:/app/data"'],
  [{ network: 'bridge', port: '9899' }, '-p 9899:9898'],
  [{ port: '9899' }, '-e PBH_PORT=9899'],
  [{ data: "/it's $x" }, "-v '/it'\\''s $x:/app/data'"],
  [{ data: './a"$(x)' }, '-v "$PWD/a\\"\\$(x):/app/data"'],
  [{ data: '~/pbh' }, '-v ~/pbh:/app/data'],
  [{ data: 'D:\\my "pbh"' }, `-v 'D:\\my "pbh":/app/data'`],
  [{ data: "D:\\it's mine\\pbh" }, '-v "D:\\it\'s mine\\pbh:/app/data"'],
  [{ tag: ' 9.5 ' }, ' ghostchu/peerbanhelper:9.5'],
  [{ image: 'mirror', tag: 'v7.3.0' }, ' registry.cn-hangzhou.aliyuncs.com/ghostchu/peerbanhelper:v7.3.0'],
  [{ network: 'bridge', port: '10140', localOnly: true }, '-p 127.0.0.1:10140:9898 '],
  [{ port: '9899', localOnly: true }, '-e PBH_PORT=9899 -e PBH_SERVERADDRESS=127.0.0.1 '],
  [{ network: 'bridge', ipv6: true }, 'sudo docker network create --ipv6 pbh\nsudo docker run '],
  [{ network: 'bridge', ipv6: true }, ' --network pbh '],
] as const)('writes %j for docker run', (choices, text) => {
  expect(writeDockerRun(choose(choices)).join('\n')).toContain(text);
});

it.each([
  [SYSTEMS.synology, '/volume1/docker/peerbanhelper/qbittorrent'],
  [`${SYSTEMS.unraid}/`, '/mnt/user/appdata/qbittorrent'],
  ['/', '/qbittorrent'],
  ['./', '../qbittorrent'],
  ['../', '../../qbittorrent'],
  ['pbh-data', 'pbh-data-qbittorrent'],
  ['D:\\pbh\\data', 'D:\\pbh\\qbittorrent'],
])("puts the downloader's settings folder next to %s", (data, settings) => {
  const { qbittorrent } = toComposeFile(choose({ data, downloader: 'qbittorrent' })).services;
  expect(qbittorrent?.volumes?.[0]).toBe(`${settings}:/config`);
});

it('declares named volumes', () => {
  expect(yamlOf({ data: 'pbh-data' })).toMatch(/\nvolumes:\n {2}pbh-data:\n$/);
  expect(yamlOf({ updates: true, data: 'D:\\x' })).not.toMatch(/^volumes:/m);
});

it.each([
  [{}, 'http://127.0.0.1:8080'],
  [{ downloaderPort: ' 18080 ', downloaderNetwork: 'bridge' }, 'http://127.0.0.1:18080'],
  [{ network: 'bridge' }, 'http://172.17.0.1:8080'],
  [{ system: 'desktop' }, undefined],
] as const)("names the downloader's address with %j", (choices, address) => {
  const all = choose({ downloader: 'qbittorrent', ...choices });
  expect(downloaderAddress(all)).toBe(address);
  const port = all.downloaderPort.trim();
  expect(toComposeFile(all).services.qbittorrent?.environment).toContain(`WEBUI_PORT=${port}`);
});

it.each([
  ['127.0.0.1:9898', { localOnly: true }],
  ['localhost:9899', { localOnly: true, port: '9899' }],
  ['127.0.0.1:10140:9898', { localOnly: true, port: '10140' }],
  ['10140:9898', { port: '10140' }],
  ['192.168.1.2:9898', { port: '192.168.1.2:9898' }],
  ['9898:80', { port: '9898:80' }],
])('understands %s as a port', (text, choices) => {
  expect(withChoice(DEFAULTS, 'port', text)).toEqual(choose(choices));
  expect(readChoices(`${new URLSearchParams({ port: text })}`)).toEqual(choose(choices));
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
    [{ port: '0' }, ['portInvalid'], false],
    [{ port: '192.168.1.2:9898' }, ['portInvalid'], false],
    [{ localOnly: true }, ['localOnly'], true],
    [{ tag: 'v7.3.0', updates: true }, ['updatesAll', 'updatesFixed'], true],
    [{ tag: 'v9.5' }, ['tagUnknown'], true],
    [{ tag: '9.5.0', image: 'snapshot' }, ['tagUnknown', 'snapshot'], true],
    [{ tag: 'ghostchu/peerbanhelper:9.5' }, ['tagInvalid'], false],
    [{ tag: '9.5\n#' }, ['tagInvalid'], false],
    [{ port: '8080', downloader: 'qbittorrent' }, ['portTaken'], false],
    [{ port: '8080', downloader: 'qbittorrent', downloaderPort: '8081' }, [], true],
    [{ downloader: 'qbittorrent', downloaderPort: '8080:8080' }, ['downloaderPortInvalid'], false],
    [{ data: ' ' }, ['dataMissing'], false],
    [{ data: 'pbh-data' }, ['dataVolume'], true],
    [{ data: '数据' }, ['dataInvalid'], false],
    [{ data: 'x', downloader: 'qbittorrent', downloads: 'downloads' }, ['dataInvalid', 'downloadsInvalid'], false],
    [{ data: '/a:/b' }, ['dataInvalid'], false],
    [{ data: '/a\nb' }, ['dataInvalid'], false],
    [{ data: '/\ud83d' }, ['dataInvalid'], false],
    [{ timeZone: 'Mars/Base' }, ['timeZoneUnknown'], false],
    [{ timeZone: 'UTC\n- X=1' }, ['timeZoneUnknown'], false],
    [{ downloader: 'qbittorrent', puid: 'root' }, ['userInvalid'], false],
  ])('%j', (choices, findings, usable) => {
    const found = checkChoices(choose(choices));
    expect(found.map(({ name }) => name)).toEqual(findings);
    expect(statusOf(found) !== 'invalid').toBe(usable);
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
