import { describe, expect, it } from 'vitest';
import { createMessageMatcher } from './match-messages';
import {
  countEntries,
  type Explanation,
  type KnownMessage,
  type LogGroup,
  lookUpLog,
  MAX_LOG_LENGTH,
  readLog,
  versionsIn,
} from './read-log';
import { writeReport } from './write-report';

function explanation(href: number, other: Partial<Explanation> = {}): Explanation {
  return { level: 'warn', title: 'Page', heading: '', href: String(href), meaning: '', ...other };
}

const MESSAGES: KnownMessage[] = [
  {
    texts: ['无法连接到下载器，登录时出现网络错误：{}', 'Unable connect to downloader, network error: {}'],
    explanations: [explanation(0, { level: 'error' })],
  },
  { texts: ['Unable connect to downloader: {}'], explanations: [explanation(1, { level: 'error' })] },
  {
    texts: ['[封禁] {}, PeerId={}, Reason={}', '[Ban] {}, PeerId={}, Reason={}'],
    explanations: [explanation(2, { level: 'info' })],
  },
  { texts: ['Matched rule list: {}'], explanations: [explanation(3, { level: 'info' })] },
  {
    texts: ['端口监听失败，端口 {} 已被其它进程占用', 'Bind to port {} already in use'],
    explanations: [explanation(4, { level: 'error', heading: 'Port' })],
  },
  { texts: ['UnsupportedClassVersionError'], explanations: [explanation(5)] },
];

/** Returns the numbers of the explanations of a line. */
function matchIn(messages: readonly KnownMessage[]) {
  const match = createMessageMatcher(messages);
  return (line: string, record?: string) => match(line, record).map(({ href }) => Number(href));
}

const match = matchIn(MESSAGES);
const lookUp = (text: string) => lookUpLog(text, createMessageMatcher(MESSAGES));
const ofKind = (groups: readonly LogGroup[], kind: LogGroup['kind']) => groups.filter((group) => group.kind === kind);

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
    ['without a prefix', 'bind to  port 9898 already in use', [4]],
    ['with a message in a placeholder', '[Ban] 203.0.113.7, PeerId=-XL-, Reason=Matched rule list: evil', [2, 3]],
    ['from Java', 'x\njava.lang.UnsupportedClassVersionError: x has been compiled by', [5]],
    ['without its value', '[12:00:00] [main/ERROR]: Unable connect to downloader:', [1]],
    ['with a longer one', 'Unable connect to downloader: Unable connect to downloader, network error: x', [0]],
    ['truncated in its text', '[12:00:00] [main/ERROR]: Unable connect to downloader, net', [0]],
    ['truncated after a value', '[12:00:00] [main/ERROR]: Bind to port 9898 alre', [4]],
    ['truncated where two messages are still equal', '[12:00:00] [main/ERROR]: Unable connect to downlo', []],
    ['truncated too early', '[12:00:00] [main/ERROR]: Matched rule', []],
    [
      'that ends with the start of a message in mid-sentence',
      'The rule: the name is unable connect to downloader, net',
      [],
    ],
    ['with only the start of a message', 'Bind to port 9898 went well', []],
    ['with the parts in the wrong order', 'already in use: Bind to port', []],
    ['that is empty', '', []],
  ])('%s', (_, line, messages) => expect(match(line)).toEqual(messages));

  it.each<[string, string[], string, number[]]>([
    [
      'the message that begins first',
      ['Download failed for {} with {}', 'Connection refused by that host'],
      'Download failed for x with Connection refused by that host',
      [0, 1],
    ],
    [
      'a message inside a wrapper',
      ['Login to {} failed now: {}', 'The downloader did not answer: {}'],
      'Login to qb failed now: The downloader did not answer: x',
      [1],
    ],
    [
      'a wrapper around an exception',
      ['Download of the file failed: {}', 'java.lang.IllegalStateException: closed by peer'],
      'Download of the file failed: java.lang.IllegalStateException: closed by peer',
      [0, 1],
    ],
    ['a message in Traditional Chinese', ['登入時出現網路錯誤：{}'], '登入時出現網路錯誤：x', [0]],
    ['a message with other punctuation', ['正在封禁的节点已处于列表：{}'], '警告：正在封禁的节点已处于列表中！', [0]],
  ])('prefers %s', (_, texts, line, expected) => {
    const messages = texts.map((text, index) => ({ texts: [text], explanations: [explanation(index)] }));
    expect(matchIn(messages)(line)).toEqual(expected);
  });

  it('chooses the explanation by the value and by the downloader', () => {
    const matchCase = matchIn([
      {
        texts: ['Unable to connect to it: {}'],
        explanations: [
          explanation(0, { downloader: 'qBittorrent' }),
          explanation(1, { value: 'Ok.', downloader: 'qBittorrent' }),
          explanation(2, { value: '', downloader: 'qBittorrent' }),
          explanation(3, { value: 'Too many failed attempts' }),
          explanation(4, { downloader: 'BiglyBT' }),
          explanation(5),
        ],
      },
      {
        texts: ['500 Internal Server Error'],
        explanations: [explanation(6, { value: '… because "this.list" is null' })],
      },
    ]);
    const line = 'Unable to connect to it:';
    expect(matchCase(`${line} Not Found`)).toEqual([0]);
    expect(matchCase(`${line} Ok.`)).toEqual([1]);
    expect(matchCase(`${line} Okay`)).toEqual([0]);
    expect(matchCase(line)).toEqual([2]);
    expect(matchCase(`${line}\nnext line`)).toEqual([2]);
    expect(matchCase(`${line} Sorry, too many failed attempts.`)).toEqual([3]);
    expect(matchCase(`${line} x`, `${line} x\n\tat a.downloader.impl.biglybt.BiglyBT.b(B.java:1)`)).toEqual([4]);
    expect(matchCase(`BiglyBT: ${line} Ok.`)).toEqual([4]);
    expect(matchCase(`Deluge: ${line} x`)).toEqual([5]);
    expect(matchCase(`${line} x BanMetadata{description=Deluge}`)).toEqual([0]);
    expect(
      matchCase('Failed to save banlist for bc (https://192.0.2.5:1235): 500\nUnable to connect to it: x'),
    ).toEqual([5]);
    expect(matchCase('500 Internal Server Error')).toEqual([]);
    expect(matchCase('500 Internal Server Error\nx: Cannot invoke "a" because "this.list" is null')).toEqual([6]);
  });

  it('explains failed connections only where the record names a downloader', () => {
    const text = 'java.io.IOException: header parser received no bytes';
    const matchException = matchIn([{ texts: [text], explanations: [explanation(0)] }]);
    expect(matchException(text)).toEqual([0]);
    expect(matchException(`[1:00:00] [w/ERROR]: Can't reach a server\n${text}`)).toEqual([]);
    expect(matchException(`[1:00:00] [w/ERROR]: Can't reach BiglyBT\n${text}`)).toEqual([0]);
  });

  it('compares a line only with messages that it can contain', () => {
    // Comparing each line with each message would take longer than a test may.
    const names = Array.from({ length: 50_000 }, (_, index) => index.toString(36).padStart(4, '0'));
    const messages = names.map((name, index) => ({
      texts: [`${name} isn’t available: {}`],
      explanations: [explanation(index)],
    }));
    const matchMany = matchIn(messages);
    const lines = names.slice(0, 5000).map((name) => `ERROR ${name} isn’t available: x`);
    expect(lines.map((line) => matchMany(line))).toEqual(lines.map((_, index) => [index]));
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
  it('keeps the cause that says most', () => {
    const log = [
      '[1:00:00] [w/ERROR]: Unable to save',
      'org.springframework.jdbc.UncategorizedSQLException: ',
      '### Error updating database.',
      '### Cause: org.sqlite.SQLiteException: [SQLITE_CORRUPT] The database disk image is malformed',
      '; uncategorized SQLException',
      '\tat a.b.C.d(C.java:1)',
      'Caused by: java.lang.NullPointerException',
      '[1:00:01] [w/WARN]: Next',
    ].join('\n');
    expect(readLog(log)).toMatchObject([
      { traceLength: 6, cause: 'org.sqlite.SQLiteException: [SQLITE_CORRUPT] The database disk image is malformed' },
      { cause: undefined },
    ]);
  });

  it.each([
    ['stdout: ', 'stdout: '],
    ['pbh-1  | ', 'pbh-1  | '],
    ['pbh  | 2026-11-25T12:00:00.1+08:00 ', 'pbh  | 2026-11-25T12:00:00.1+08:00 '],
    ['Nov 22 12:00:02 nas java[812]: ', 'Nov 22 12:00:02 nas java[812]: '],
    ['\u001b[31m', '\u001b[0m'],
  ])('reads a log in which each line begins with %j', (first, second) => {
    const log = `${first}[1:00:00] [w/ERROR]: x\n${second}java.lang.IllegalStateException: y\n${second}\tat a.b.C.d(C.java:1)`;
    expect(readLog(log)).toMatchObject([
      { line: '[1:00:00] [w/ERROR]: x', traceLength: 2, cause: 'java.lang.IllegalStateException: y' },
    ]);
  });

  it('reads a message that a line break divides', () => {
    const log = '[1:00:00] [w/INFO]: [Ban] 203.0.113.7, PeerId=-XL0019-\n\tK, Reason=x\n[1:00:01] [w/INFO]: y';
    expect(lookUp(log)).toMatchObject([{ explanations: [{ href: '2' }] }, { explanations: [] }]);
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
    const found = lookUp(log).map(({ kind, level, count, explanations }) => [
      kind,
      level,
      count,
      ...explanations.map(({ href }) => href),
    ]);
    expect(found).toEqual([
      ['unknown', 'error', 1],
      ['known', 'error', 1, '4'],
      ['unknown', 'warn', 2],
      ['normal', 'info', 2, '2'],
      ['normal', 'info', 1],
    ]);
  });

  it('links a section once, where the line names it first', () => {
    const texts = ['The first problem happened', 'A second problem happened', 'And another problem happened'];
    const messages = texts.map((text, index) => ({ texts: [text], explanations: [explanation(index % 2)] }));
    const [group] = lookUpLog(texts.join(' '), createMessageMatcher(messages));
    expect(group?.explanations.map(({ href }) => href)).toEqual(['0', '1']);
  });

  it('calls nothing normal that it does not know and that has no level', () => {
    const lines = [
      'hello',
      'exec /usr/bin/java: exec format error',
      'Could not connect to [::1]:1: Connection refused',
    ];
    const groups = lookUp([...lines, 'hello'].join('\n'));
    expect(groups.map(({ kind, line, count }) => [kind, line, count])).toEqual(
      lines.map((line, i) => ['unrecognized', line, i ? 1 : 2]),
    );
    expect(lookUp('[1:00] [w/INFO]: hello')).toMatchObject([{ kind: 'normal', count: 1 }]);
  });

  it.each([
    ['nothing', '', 0],
    ['white space', ' \n\t\r\n', 0],
    ['lone surrogates', '\ud83d ERROR \udc00', 1],
    ['a line of 5 MB', 'a'.repeat(5_000_000), 1],
    ['5 MB of short lines', 'Caused by: x\n'.repeat(400_000), expect.any(Number)],
  ])('handles %s', (_, text, count) => {
    const groups = lookUp(text);
    expect(countEntries(groups)).toEqual(count);
    expect(writeReport({ groups, versions: versionsIn(text), origin: '', t: (key) => WORDS[key] })).toContain('### t');
  });

  it('finds versions, not lines of source files', () => {
    const log = 'PeerBanHelper v9.5.0\n\tat a.b.C.d(C.java:1)\nqBittorrent v5.1.2 on Java 25.0.3';
    expect(versionsIn(log)).toEqual(['PeerBanHelper v9.5.0', 'qBittorrent v5.1.2', 'Java 25.0.3']);
  });

  it('reads only the end of a log that is too long', () => {
    const log = `${'x\n'.repeat(MAX_LOG_LENGTH)}[1] ERROR Bind to port 1 already in use`;
    expect(ofKind(lookUp(log), 'known')).toHaveLength(1);
  });
});

const WORDS = {
  title: 't',
  versions: 'v',
  noVersions: 'none',
  lines: 'l',
  sections: 's',
  more: 'm',
  noSections: 'u',
  check: 'Check it.',
};

it('writes a report with versions, masked lines and sections', () => {
  const log = `PeerBanHelper v9.5.0 on Java 25.0.3\n${TRACE}\n[12:00:04] [w/ERROR]: Bind to port 9898 already in use by 10.0.0.2 \`\`\``;
  const report = writeReport({
    groups: lookUp(log),
    versions: versionsIn(log),
    origin: 'https://x/',
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

    Check it.

    **s**

    - [Page: Port](https://x/4)"
  `);
});
