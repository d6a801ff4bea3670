import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPrivate, PLACEHOLDERS } from './mask-private';

/** Values per property; together they are more than 10,000. */
const numRuns = 1500;

interface PrivateText {
  text: string;
  /** What must not be left of the text. */
  parts: string[];
}

/** Replaces `{}` in one of the lines with a text and checks what is left of it. */
function expectMasked(lines: readonly string[], texts: fc.Arbitrary<string | PrivateText>): void {
  fc.assert(
    fc.property(fc.constantFrom(...lines), texts, (line, value) => {
      const { text, parts } = typeof value === 'string' ? { text: value, parts: [value] } : value;
      const masked = maskPrivate(line.replace('{}', () => text));
      for (const part of parts) expect(masked).not.toContain(part);
      expect(masked.match(PLACEHOLDERS)).not.toBeNull();
    }),
    { numRuns },
  );
}

const port = fc.integer({ min: 1, max: 65535 });
const letters = (alphabet: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const ALPHANUMERIC = `${LOWER}${LOWER.toUpperCase()}0123456789`;
/** A word that no line contains by itself. */
const word = letters(LOWER, 5, 12).map((text) => `q${text}x`);

const ADDRESS_LINES = [
  'Unable to get ipaddress from ip {}',
  '[封禁] {}, PeerId=-XL0019-, ClientName=XunLei 0019, Progress=0, Uploaded=1, Downloaded=2, Torrent=x, Reason=y',
  'java.net.ConnectException: Failed to connect to /{}',
  'PeerAddress(ip={}, port=57951)',
  '发现多拨下载，请持续关注，子网：{}，触发IP：{}',
  "params=[{}, IPv4/30], address='{}'",
  'inet.ipaddr.AddressStringException: {} IP Address error: invalid position',
];

describe('no value is left', () => {
  it('IPv4 addresses', () => {
    const start = fc.constantFrom('', '/', '::ffff:', 'github.com/');
    const address = fc
      .tuple(start, fc.ipV4(), fc.option(port))
      .filter(([, ip]) => !/^(?:127|0)\./.test(ip))
      .map(([before, ip, end]) => ({
        text: before + ip + (end === null ? '' : `:${end}`),
        parts: [ip.split('.').slice(1).join('.'), ip.split('.').slice(0, 3).join('.')],
      }));
    expectMasked(ADDRESS_LINES, address);
  });

  it('IPv6 addresses in every form', () => {
    const group = fc.integer({ min: 0x100, max: 0xffff }).map((number) => number.toString(16));
    const full = fc.array(group, { minLength: 8, maxLength: 8 });
    const compressed = fc
      .tuple(fc.array(group, { minLength: 1, maxLength: 5 }), fc.array(group, { maxLength: 2 }))
      .map(([start, end]) => [...start, '', ...(end.length > 0 ? end : [''])]);
    const forms = ['{}', '/{}', '{}%eth0', '[{}]:6881', '/[{}%12]:6881'];
    const formed = fc.tuple(fc.oneof(full, compressed), fc.constantFrom(...forms));
    const withPort = fc.tuple(full, fc.constant('{}:6881'));
    const address = fc.oneof(formed, withPort).map(([groups, form]) => ({
      text: form.replace('{}', groups.join(':')),
      parts: groups.slice(1).flatMap((part, index) => (part && groups[index] ? `${groups[index]}:${part}` : [])),
    }));
    expectMasked(ADDRESS_LINES, address);
  });

  it('hosts that are not public', () => {
    const suffix = fc.constantFrom(...'.duckdns.org .local .lan .example-family.net .ts.net '.split(' '));
    expectMasked(
      [
        '登录到 qb (https://{}:8443/api/v2) 失败',
        'java.net.ConnectException: Failed to connect to {}/192.168.1.2:8080',
        'java.net.UnknownHostException: {}: Name or service not known',
        'java.net.UnknownHostException: {}',
        'Connection to {}:9091 refused',
      ],
      fc.tuple(word, suffix).map(([name, end]) => ({ text: name + end, parts: [name] })),
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
        '[Timeout] Downloader qb exceeded the limit while requesting the Peers list of Torrent {}, the request has been aborted.',
        '请求更新种子 {} 的 Tracker 列表失败：404 - x',
        'Failed to update tracker list on torrent {}：404 - x',
        'Failed to replace tracker for torrent: {}',
        'BanMetadata{torrent=TorrentMetadata{id=1, name={}, hash=abc}}',
        'magnet:?xt=urn:btih:abc&dn={}',
      ],
      name.map((text) => ({ text, parts: [text, text.slice(0, 7)].filter((part) => part.length > 5) })),
    );
  });

  it('secrets', () => {
    expectMasked(
      [
        'server.token: {}',
        '"password":"{}"',
        'GET /api?token={}&x=1',
        'Authorization: Bearer {}',
        'app-id: {}',
        "appSecret='{}'",
        'DownloaderConfig(username=x, password={}, y=1)',
        'Cookie: SID={}; a=b',
        '密码：{}，完',
        'http://admin:{}@nas:8080',
      ],
      letters(`${ALPHANUMERIC}-_.~+/`, 8, 40).map((text) => `Zq${text}`),
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
        'C:\\Users\\Jane {}\\x.mmdb: 另一个程序正在使用此文件',
        '\\\\nas\\{}\\file.txt is',
      ],
      word,
    );
  });

  it('ids', () => {
    const id = fc.oneof(
      fc.uuid(),
      letters('0123456789abcdef', 38).map((text) => `a1${text}`),
      letters('0123456789ABCDEF', 38).map((text) => `A1${text}`),
      letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 30).map((text) => `A2${text}`),
      letters(ALPHANUMERIC, 20, 24).map((text) => `aB3${text}`),
      letters('123456789', 17, 19),
    );
    expectMasked(
      ["randomId='{}', banAt=1", 'properties for torrent hash: {}', 'xt=urn:btih:{}', '下载器 {} 的隧道'],
      id,
    );
  });
});

it('keeps versions of programs', () => {
  const number = fc.integer({ min: 0, max: 19 });
  const version = fc.tuple(number, fc.nat(99), fc.nat(99), fc.nat(99)).map((parts) => parts.join('.'));
  const programs = 'uTorrent |qBittorrent Enhanced/|BitComet/|libtorrent (Rasterbar) |迅雷 |Edg/|aria2-|"version":"';
  fc.assert(
    fc.property(fc.constantFrom(...programs.split('|')), version, (program, numbers) => {
      fc.pre(!/^(?:10|0\.0\.0\.0)/.test(numbers));
      const line = `PeerId=x, ClientName=${program}${numbers}, Progress=0`;
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
  'ClientName=FDM 6.24.0.5, Progress=0',
  '[12:34:56] 2026-11-25T12:34:56.789 at 12:34 in 9.5.0',
  'http://localhost:9898 and http://host.docker.internal:8080/api/v2',
  '请跟随故障排除指南解决此问题。https://docs.pbh-btn.com/docs/faq',
  'check the username, password or token, and/or 1/2.',
])('keeps what maintainers need: %s', (line) => expect(maskPrivate(line)).toBe(line));

it.each([
  ['::ffff:203.0.113.249:6889', '<ipv6>:6889'],
  ['2001:db8:be21:3e9e:17d3:a1bd:c6b5:bcc1:53714 banned', '<ipv6>:53714 banned'],
  ['Failed to connect to /2001:db8:0:1:2:3:4:5:443', 'Failed to connect to /<ipv6>:443'],
  ['peer 192.168.1.10:51413', 'peer <private-ip>:51413'],
  ['https://qb.name.duckdns.org:8443/api/v2', 'https://<host>:8443/api/v2'],
  ['[::ffff:127.0.0.1]:80 ::1 http://127.0.0.1:8080/api', '[<loopback>]:80 <loopback> http://<loopback>:8080/api'],
  ['QBT_SID_8080=abcd1234', 'QBT_SID_8080=<secret>'],
  ['ptr=pool-203-0-113-5.city.isp.example.', 'ptr=<host>'],
  ['2001-db8-0-0-0-0-0-7.ipv6.isp.example timed out', '<host> timed out'],
  ['DNS name matching qb.family.zone found.', 'DNS name matching <host> found.'],
  ['Certificate for <qb.family.zone> not any of [*.family.zone]', 'Certificate for <<host>> not any of [*.<host>]'],
  ["Access denied for user 'zhang'@'192.168.1.5'", "Access denied for user <user>@'<private-ip>'"],
  ['{"name":"某剧 \\"S01\\" [1080p]","size":1}', '{"name":"<name>","size":1}'],
  ['[Ban] x, Torrent=My holiday, 2026, Reason=r', '[Ban] x, Torrent=<name>, Reason=r'],
  ['open /home/jane doe/data/config.yml: denied', 'open <path>: denied'],
  ['"password":"a b c"', '"password":<secret>'],
  ['-a-eyJh.eyJi.c', '-a-<secret>'],
  ['--0123456789abcdef0123456789abcdef-', '--<id>-'],
])('masks %s', (line, masked) => expect(maskPrivate(line)).toBe(masked));

// In quadratic time, each would take longer than a test may.
it.each(['a-', '1-', '-', 'eyJ-', 'token-', 'a.', '/a', 'a b/', '\\'])(
  'takes linear time for repetitions of %j',
  (part) => expect(maskPrivate(part.repeat(500_000 / part.length)).length).toBeGreaterThan(0),
);
