import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMasked, maskPrivate } from './mask-private';

/** Values per property; together they are more than 10,000. */
const numRuns = 1500;

/** Replaces `{}` in one of the lines with a value and checks what is left of it. */
function expectMasked<Value>(
  lines: readonly string[],
  values: fc.Arbitrary<Value>,
  write: (value: Value) => string,
  privateParts: (value: Value) => string[] = (value) => [write(value)],
): void {
  fc.assert(
    fc.property(fc.constantFrom(...lines), values, (line, value) => {
      const masked = maskPrivate(line.replace('{}', () => write(value)));
      for (const part of privateParts(value)) expect(masked).not.toContain(part);
      expect(countMasked(masked)).not.toEqual([]);
    }),
    { numRuns },
  );
}

const port = fc.integer({ min: 1, max: 65535 });
const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
/** A word that no line contains by itself. */
const word = letters(LOWER, 5, 12).map((text) => `q${text}x`);

const ADDRESS_LINES = [
  'Unable to get ipaddress from ip {}',
  '[封禁] {}, PeerId=-XL0019-, ClientName=XunLei 0019, Progress=0, Uploaded=1, Downloaded=2, Torrent=x, Reason=y',
  'java.net.ConnectException: Failed to connect to /{}',
  'PeerAddress(ip={}, port=57951)',
  '[WebUI] 有人正尝试从 {} 登录 PeerBanHelper，但由于登录失败次数过多',
  '发现多拨下载，请持续关注，子网：{}，触发IP：{}',
  "params=[{}, IPv4/30], address='{}'",
  'inet.ipaddr.AddressStringException: {} IP Address error: invalid position',
  'banned: {}: too many',
];

describe('no value is left', () => {
  it('IPv4 addresses', () => {
    const address = fc
      .tuple(fc.ipV4(), fc.option(port), fc.constantFrom('', '/', '::ffff:', 'github.com/'))
      .filter(([ip]) => !/^(?:127|0)\./.test(ip));
    expectMasked(
      ADDRESS_LINES,
      address,
      ([ip, end, start]) => start + ip + (end === null ? '' : `:${end}`),
      ([ip]) => [ip, ip.split('.').slice(1).join('.'), ip.split('.').slice(0, 3).join('.')],
    );
  });

  it('IPv6 addresses in every form', () => {
    const group = fc.integer({ min: 0x100, max: 0xffff }).map((number) => number.toString(16));
    const full = fc.array(group, { minLength: 8, maxLength: 8 });
    const compressed = fc
      .tuple(fc.array(group, { minLength: 1, maxLength: 5 }), fc.array(group, { maxLength: 2 }))
      .map(([start, end]) => [...start, '', ...(end.length > 0 ? end : [''])]);
    const form = fc.constantFrom<(address: string, end: number) => string>(
      (address) => address,
      (address) => `/${address}`,
      (address) => `${address}%eth0`,
      (address, end) => `[${address}]:${end}`,
      (address, end) => `/[${address}%12]:${end}`,
      (address) => address.toUpperCase(),
    );
    const withPort = full.chain((groups) => port.map((end) => ({ groups, text: `${groups.join(':')}:${end}` })));
    const formed = fc
      .tuple(fc.oneof(full, compressed), form, port)
      .map(([groups, write, end]) => ({ groups, text: write(groups.join(':'), end) }));
    expectMasked(
      ADDRESS_LINES,
      fc.oneof(withPort, formed),
      ({ text }) => text,
      ({ groups }) =>
        groups.slice(1).flatMap((part, index) => (part && groups[index] ? [`${groups[index]}:${part}`] : [])),
    );
  });

  it('hosts that are not public', () => {
    const suffix = fc.constantFrom(
      '.duckdns.org',
      '.local',
      '.lan',
      '.synology.me',
      '.example-family.net',
      '.f3322.net',
      '.ts.net',
      '',
    );
    expectMasked(
      [
        '登录到 qb (https://{}:8443/api/v2) 失败',
        'Failed to save BiglyBT (http://{}:7759) Banlist! N/A',
        'java.net.ConnectException: Failed to connect to {}/192.168.1.2:8080',
        'java.net.UnknownHostException: {}: Name or service not known',
        'java.net.UnknownHostException: {}',
        'Connection to {}:9091 refused',
        '向 URL https://{}/ping/config 发送 HTTP 请求失败',
      ],
      fc.tuple(word, suffix),
      ([name, end]) => name + end,
      ([name]) => [name],
    );
  });

  it('names of torrents', () => {
    const unit = fc.constantFrom(...`${LOWER}  .-_[]()+&'0123456789【】某电影、，`);
    const name = fc.tuple(word, fc.string({ unit, maxLength: 60 })).map(([start, end]) => `${start} ${end}z`);
    expectMasked(
      [
        '[Ban] x, Torrent={}, Reason=Match',
        '[封禁] PeerId=-XL0019-, Torrent={}',
        '[超时] 下载器 qb 请求 Torrent {} 的 Peers 列表时超过最大等待时间限制，请求已放弃。',
        '[Timeout] Downloader qb exceeded the maximum waiting time limit while requesting the Peers list of Torrent {}, the request has been aborted.',
        '请求种子 {} 的 Tracker 列表失败：404 - x',
        'Request tracker list on torrent {} failed：404 - x',
        '请求更新种子 {} 的 Tracker 列表失败：404 - x',
        'Failed to update tracker list on torrent {}：404 - x',
        'Failed to replace tracker for torrent: {}',
        'BanMetadata{torrent=TorrentMetadata{id=1, name={}, hash=abc}}',
        'magnet:?xt=urn:btih:abc&dn={}',
      ],
      name,
      (text) => text,
      (text) => [text, text.slice(0, 7)].filter((part) => part.length > 5),
    );
  });

  it('secrets', () => {
    const secret = letters(`${LOWER}ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~+/`, 8, 40).map((text) => `Zq${text}`);
    expectMasked(
      [
        'server.token: {}',
        '"password":"{}"',
        'GET /api?token={}&x=1',
        'Authorization: Bearer {}',
        'app-id: {}',
        'BTN-AppSecret: {}',
        "appSecret='{}'",
        'app_id={}, url=x',
        'DownloaderConfig(username=x, password={}, y=1)',
        'Cookie: SID={}; a=b',
        '密码：{}，完',
        'http://admin:{}@nas:8080',
      ],
      secret,
      (text) => text,
    );
  });

  it('user names and paths', () => {
    expectMasked(
      [
        'username={}, x',
        '用户名：{}',
        'http://{}:x@nas:8080',
        'mail {}@example.org',
        'open /home/{}/data/config.yml: denied',
        'C:\\Users\\{}\\AppData\\Local: used by another process',
        'C:\\Users\\Jane {}\\x.mmdb: 另一个程序正在使用此文件',
        '\\\\nas\\{}\\file.txt is',
        '无法读取 /volume1/{}/config.yml',
      ],
      word,
      (text) => text,
    );
  });

  it('ids', () => {
    const id = fc.oneof(
      fc.uuid(),
      letters('0123456789abcdef', 38, 38).map((text) => `a1${text}`),
      letters('0123456789ABCDEF', 38, 38).map((text) => `A1${text}`),
      letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 30, 30).map((text) => `A2${text}`),
      letters(`${LOWER}ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789`, 20, 24).map((text) => `aB3${text}`),
      letters('123456789', 17, 19),
    );
    expectMasked(
      [
        "randomId='{}', banAt=1",
        'Failed to retrieve properties for torrent hash: {}',
        'xt=urn:btih:{}',
        'id={}',
        '下载器 {} 的隧道',
      ],
      id,
      (text) => text,
    );
  });
});

it('keeps versions of programs', () => {
  const version = fc
    .tuple(fc.integer({ min: 0, max: 19 }), fc.nat(99), fc.nat(99), fc.nat(99))
    .map((parts) => parts.join('.'));
  const program = fc.constantFrom(
    'uTorrent ',
    'qBittorrent Enhanced/',
    'BitComet ',
    'BitComet/',
    'libtorrent/',
    'version ',
    '迅雷 ',
    'Chrome/',
    'Edg/',
    'aria2-',
    'libtorrent (Rasterbar) ',
    'FDM ',
    '"version":"',
  );
  fc.assert(
    fc.property(program, version, (name, number) => {
      fc.pre(!/^(?:10|0\.0\.0\.0)/.test(number));
      const line = `PeerId=x, ClientName=${name}${number}, Progress=0`;
      expect(maskPrivate(line)).toBe(line);
    }),
    { numRuns },
  );
});

it.each([
  'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0',
  "Syntax error at 2069, lineNumber: 79, token : [type='Char',lexeme=';',index=2069],",
  'Cannot invoke "com.ghostchu.peerbanhelper.downloader.impl.bitcomet.resp.BCLoginResponse.getErrorCode()"',
  'at com.ghostchu.peerbanhelper.util.ipdb.IPDB.lambda$downloadFile$2(IPDB.java:380)',
  'java.net.ConnectException: Connection timed out: getsockopt',
  'Failed to connect to github.com:443',
  'org.sqlite.jdbc4.JDBC4Connection@4a4b288a',
  'org.sqlite.SQLiteException: [SQLITE_CORRUPT] The database disk image is malformed',
  'ClientName=FDM 6.24.0.5, Progress=0',
  '[12:34:56] 2026-11-25T12:34:56.789 at 12:34 in 9.5.0',
  'PeerBanHelper v9.5.0 started in 3021ms',
  'http://localhost:9898 and http://host.docker.internal:8080/api/v2',
  '请跟随故障排除指南解决此问题。https://docs.pbh-btn.com/docs/faq',
  'com.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING at line 1 column 1 path $',
])('keeps what maintainers need: %s', (line) => expect(maskPrivate(line)).toBe(line));

it.each([
  ['::ffff:203.0.113.249:6889', '<ipv6>:6889'],
  ['2001:db8:be21:3e9e:17d3:a1bd:c6b5:bcc1:53714 banned', '<ipv6>:53714 banned'],
  ['Failed to connect to /2001:db8:0:1:2:3:4:5:443', 'Failed to connect to /<ipv6>:443'],
  ['https://qb.name.duckdns.org:8443/api/v2', 'https://<host>:8443/api/v2'],
  ['[::ffff:127.0.0.1]:80 ::1', '[<loopback>]:80 <loopback>'],
  ['ip=203.0.113.7,', 'ip=<ip>,'],
  ['QBT_SID_8080=abcd1234', 'QBT_SID_8080=<secret>'],
  ['ptr=pool-203-0-113-5.city.isp.example.', 'ptr=<host>'],
  ['2001-db8-0-0-0-0-0-7.ipv6.isp.example timed out', '<host> timed out'],
  ['网络错误：qb.family.zone: Name or service not known', '网络错误：<host>: Name or service not known'],
  [
    'No subject alternative DNS name matching qb.family.zone found.',
    'No subject alternative DNS name matching <host> found.',
  ],
  [
    'Certificate for <qb.family.zone> does not match any of [*.family.zone]',
    'Certificate for <<host>> does not match any of [*.<host>]',
  ],
  ["Access denied for user 'zhang'@'192.168.1.5'", "Access denied for user <user>@'<private-ip>'"],
  ['password authentication failed for user "zhang"', 'password authentication failed for user <user>'],
  ['{"name":"某剧 \\"S01\\" [1080p]","size":1}', '{"name":"<name>","size":1}'],
])('masks %s', (line, masked) => expect(maskPrivate(line)).toBe(masked));

it('counts what it masks', () => {
  expect(countMasked(maskPrivate('203.0.113.7, 203.0.113.8 and token=abc'))).toEqual([
    ['<ip>', 2],
    ['<secret>', 1],
  ]);
});
