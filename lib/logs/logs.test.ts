import { describe, expect, it } from 'vitest';
import type { KnownMessage } from './known-messages';
import { maskPrivate } from './mask-private';
import { createMessageMatcher } from './match-messages';
import { lookUpLog, MAX_LOG_LENGTH, readLog, versionsIn } from './read-log';
import { writeReport } from './write-report';

const MESSAGES: KnownMessage[] = [
  {
    texts: ['无法连接到下载器，登录时出现网络错误：{}', 'Unable connect to downloader, network error: {}'],
    level: 'error',
    section: 0,
  },
  { texts: ['Unable connect to downloader: {}'], level: 'error', section: 1 },
  { texts: ['[封禁] {}, PeerId={}, Reason={}', '[Ban] {}, PeerId={}, Reason={}'], level: 'info', section: 2 },
  { texts: ['Matched rule list: {}'], level: 'info', section: 3 },
  { texts: ['端口监听失败，端口 {} 已被其它进程占用', 'Bind to port {} already in use'], level: 'error', section: 4 },
  { texts: ['UnsupportedClassVersionError'], level: 'warn', section: 5 },
];
const match = createMessageMatcher(MESSAGES);
const lookUp = (text: string) => lookUpLog(text, match, (message) => MESSAGES[message]!.level);

describe('matching a line', () => {
  it.each([
    ['as the tool writes it', '[12:00:00] [main/ERROR]: Unable connect to downloader, network error: refused', [0]],
    ['in Chinese', '[12:00:00] [main/ERROR]: 无法连接到下载器，登录时出现网络错误：refused', [0]],
    [
      'from Docker Compose',
      'peerbanhelper  | [12:00:00] [main/ERROR]: Bind to port 9898 already in use. It could',
      [4],
    ],
    ['from journald', 'Nov 22 12:00:00 nas java[812]: Bind to port 9898 already in use', [4]],
    ['with another time format', '2026-11-22T12:00:00.123+08:00 ERROR Bind to port 9898 already in use', [4]],
    ['without a prefix', 'bind to  port 9898 already in use', [4]],
    ['with a message in a placeholder', '[Ban] 203.0.113.7, PeerId=-XL-, Reason=Matched rule list: evil', [2, 3]],
    ['from Java', 'java.lang.UnsupportedClassVersionError: x has been compiled by', [5]],
    ['truncated in its text', '[12:00:00] [main/ERROR]: Unable connect to downloader, net', [0]],
    ['truncated after a value', '[12:00:00] [main/ERROR]: Bind to port 9898 alre', [4]],
    ['truncated in Chinese', '[12:00:00] [main/ERROR]: 无法连接到下载器，登', [0]],
    ['truncated where two messages are still equal', '[12:00:00] [main/ERROR]: Unable connect to downlo', []],
    ['truncated too early', '[12:00:00] [main/ERROR]: Matched rule', []],
    [
      'that ends with the start of a message in mid-sentence',
      'The rule: the name is unable connect to downloader, net',
      [],
    ],
    ['with only the end of a message', 'already in use', []],
    ['with only the start of a message', 'Bind to port 9898 went well', []],
    ['with the parts in the wrong order', 'already in use: Bind to port', []],
    ['without a known message', 'Hello World, this is a line', []],
    ['that is empty', '', []],
  ])('%s', (_, line, messages) => expect(match(line)).toEqual(messages));

  it('compares a line only with messages that it can contain', () => {
    // Comparing each line with each message would take longer than a test may.
    const names = Array.from({ length: 50_000 }, (_, index) => index.toString(36).padStart(4, '0'));
    const messages = names.map((name) => ({
      texts: [`${name} isn’t available: {}`],
      level: 'warn' as const,
      section: 0,
    }));
    const matchMany = createMessageMatcher(messages);
    const lines = names.slice(0, 5000).map((name) => `ERROR ${name} isn’t available: x`);
    expect(lines.map(matchMany)).toEqual(lines.map((_, index) => [index]));
  });

  it('prefers the longer message', () => {
    expect(match('Unable connect to downloader: Unable connect to downloader, network error: x')[0]).toBe(0);
  });
});

const TRACE = [
  '[12:00:01] [main/ERROR]: Something nobody wrote about',
  'java.lang.IllegalStateException: outer',
  '\tat com.ghostchu.peerbanhelper.Main.main(Main.java:10)',
  'Caused by: java.net.ConnectException: Connection refused',
  '\tat java.base/sun.nio.ch.Net.connect0(Native Method)',
  '\t... 12 more',
].join('\r\n');

describe('looking up a log', () => {
  it('reduces a stack trace to its root cause', () => {
    expect(readLog(TRACE)).toEqual([
      {
        line: '[12:00:01] [main/ERROR]: Something nobody wrote about',
        level: 'error',
        traceLength: 5,
        cause: 'java.net.ConnectException: Connection refused',
      },
    ]);
  });

  it.each(['java.lang.Error: x', 'java.lang.Exception', 'Exception in thread "main" java.lang.OutOfMemoryError: y'])(
    'treats an exception as an error: %s',
    (line) => expect(readLog(line)).toMatchObject([{ level: 'error' }]),
  );

  it('sorts known lines by severity, separates unexplained lines, and counts the rest', () => {
    const log = [
      '[12:00:00] [w/INFO]: [Ban] 203.0.113.7, PeerId=-XL-, Reason=x',
      '[12:00:00] [w/INFO]: [Ban] 203.0.113.8, PeerId=-XL-, Reason=y',
      TRACE,
      '[12:00:03] [w/INFO]: Everything is fine',
      '[12:00:04] [w/ERROR]: Bind to port 9898 already in use',
      '[12:00:05] [w/WARN]: Wave 7 is odd',
      '[12:00:06] [w/WARN]: Wave 8 is odd',
    ].join('\n');
    const { known, unknown, restCount, entryCount } = lookUp(log);
    expect(known.map(({ messages, level, count }) => [messages, level, count])).toEqual([
      [[4], 'error', 1],
      [[2], 'info', 2],
    ]);
    expect(unknown.map(({ level, count }) => [level, count])).toEqual([
      ['error', 1],
      ['warn', 2],
    ]);
    expect({ restCount, entryCount }).toEqual({ restCount: 1, entryCount: 7 });
  });

  it('matches the cause of an exception', () => {
    const log = '[1:00] [a/ERROR]: x\njava.lang.UnsupportedClassVersionError: y\n\tat a.b.C.d(C.java:1)';
    expect(lookUp(log).known.map(({ messages }) => messages)).toEqual([[5]]);
  });

  it.each([
    ['nothing', '', 0],
    ['white space', ' \n\t\r\n', 0],
    ['markup', '<script>alert(1)</script>', 1],
    ['binary', '\0\x01\xff\ufffe', 1],
    ['lone surrogates', '\ud83d ERROR \udc00', 1],
    ['a line of 5 MB', 'a'.repeat(5_000_000), 1],
    ['5 MB of short lines', 'Caused by: x\n'.repeat(400_000), expect.any(Number)],
    ['5 MB of paths', '/a b'.repeat(1_250_000), 1],
  ])('handles %s', (_, text, count) => {
    const lookup = lookUp(text);
    expect(lookup.entryCount).toEqual(count);
    expect(writeReport({ lookup, versions: versionsIn(text), sections: [], t: (key) => WORDS[key] })).toContain(
      '### t',
    );
  });

  it('reads only the end of a log that is too long', () => {
    const log = `${'x\n'.repeat(MAX_LOG_LENGTH)}[1] ERROR Bind to port 1 already in use`;
    expect(lookUp(log).known).toHaveLength(1);
  });
});

const WORDS = {
  title: 't',
  versions: 'v',
  noVersions: 'none',
  lines: 'l',
  sections: 's',
  more: 'm',
  unread: 'u',
  masked: 'Masked',
  check: 'Check it.',
};

describe('masking private values', () => {
  it.each([
    ['Login attempt from 203.0.113.7 was blocked', 'Login attempt from <ip> was blocked'],
    ['peer 192.168.1.10:51413', 'peer <private-ip>:51413'],
    ['http://127.0.0.1:8080/api', 'http://<loopback>:8080/api'],
    ['[2001:db8::1]:6881', '[<ipv6>]:6881'],
    ['fe80::1%eth0 and ::1', '<ipv6> and <loopback>'],
    ['2001:db8:0:0:0:0:0:1', '<ipv6>'],
    ['at 12:34:56 in 9.5.0', 'at 12:34:56 in 9.5.0'],
    ['server.token: hunter2', 'server.token: <secret>'],
    ['"password":"a b c"', '"password":<secret>'],
    ['?token=abc&x=1', '?token=<secret>&x=1'],
    ['Authorization: Bearer abc.def', 'Authorization: <secret>'],
    ['密码：甲乙丙，完', '密码：<secret>，完'],
    ['http://admin:pass@nas:8080', 'http://<login>@<host>:8080'],
    ['6f9619ff-8b86-d011-b42d-00c04fc964ff', '<uuid>'],
    ['open /home/jane doe/data/config.yml: denied', 'open <path>: denied'],
    ['C:\\Users\\Jane Doe\\config.yml is', '<path> is'],
    ['\\\\nas\\share\\file.txt is', '<path> is'],
    ['"/volume1/docker"', '"<path>"'],
    ['mail jane@example.org', 'mail <email>'],
    ['[Ban] x, Torrent=My holiday, 2026, Reason=r', '[Ban] x, Torrent=<name>, Reason=r'],
    ['hash 0123456789abcdef0123456789abcdef01234567', 'hash <id>'],
    ['check the username, password or token.', 'check the username, password or token.'],
    ['and/or 1/2', 'and/or 1/2'],
    ['-a-eyJh.eyJi.c', '-a-<secret>'],
    ['--0123456789abcdef0123456789abcdef-', '--<id>-'],
  ])('%s', (line, masked) => expect(maskPrivate(line)).toBe(masked));

  // In quadratic time, each would take longer than a test may.
  it.each(['a-', '1-', '-', 'eyJ-', 'token-', 'a.', '/a', 'a b/', '\\'])(
    'takes linear time for repetitions of %j',
    (part) => expect(maskPrivate(part.repeat(500_000 / part.length)).length).toBeGreaterThan(0),
  );
});

it('writes a report with versions, masked lines and sections', () => {
  const log = `PeerBanHelper v9.5.0 on Java 25.0.3\n${TRACE}\n[12:00:04] [w/ERROR]: Bind to port 9898 already in use by 10.0.0.2 \`\`\``;
  const report = writeReport({
    lookup: lookUp(log),
    versions: versionsIn(log),
    sections: [{ label: 'Port', href: 'https://x/y#z', isRead: true }],
    t: (key) => ({ ...WORDS, title: 'Log' })[key],
  });
  expect(report).toMatchInlineSnapshot(`
    "### Log

    v: PeerBanHelper v9.5.0, Java 25.0.3

    **l**

    \`\`\`text
    [ERROR] Something nobody wrote about
        java.net.ConnectException: Connection refused (5)
    [ERROR] Bind to port 9898 already in use by <private-ip> '''
    \`\`\`

    Masked: \`<private-ip>\` × 1

    Check it.

    **s**

    - [x] [Port](https://x/y#z)"
  `);
});
