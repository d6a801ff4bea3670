import { describe, expect, it } from 'vitest';
import { examine, type Question } from './examine';
import { readJsonRules } from './read-json-rules';
import { readPlainList } from './read-plain-list';
import { readYamlRules } from './read-yaml-rules';
import { chooseList, type ListName, type ReadRules } from './rule-list';
import { writeRules } from './write-rules';

const read = (text: string): ReadRules => readPlainList(text) ?? readJsonRules(text) ?? readYamlRules(text);

function ask(source: string, value: string, more: Partial<Question> = {}) {
  const found = read(source);
  if (found.kind !== 'lists') throw new Error(found.kind);
  const list: ListName = more.list ?? 'client-name';
  const items = chooseList(found.lists, list)?.items ?? [];
  return examine({ source, items, list, value, defaults: [], slow: [], ...more });
}

const textsOf = (found: ReadRules | undefined) =>
  found?.kind === 'lists' ? found.lists.map(({ key, items }) => [key, items.map(({ text }) => text)]) : found;

describe('reading', () => {
  const PROFILE = `
module:
  # 客户端名称封禁
  peer-id-blacklist:
    enabled: true
    ban-duration: 259200000
    banned-peer-id:
      - '{"method":"STARTS_WITH","content":"-hp"}'
      - '{"method":"EQUALS","content":"未知"}' # 中文环境

  client-name-blacklist:
    banned-client-name:
    # keep
    - '{"method":"CONTAINS","content":"bob''s # client"}'
`;

  it('takes the usual YAML apart like the library does', () => {
    const plain = readPlainList(PROFILE);
    expect(textsOf(plain)).toEqual([
      ['banned-peer-id', ['{"method":"STARTS_WITH","content":"-hp"}', '{"method":"EQUALS","content":"未知"}']],
      ['banned-client-name', ['{"method":"CONTAINS","content":"bob\'s # client"}']],
    ]);
    expect(plain).toEqual(readYamlRules(PROFILE));
  });

  it.each([
    ["- 'a'\n- 'b'", [[undefined, ['a', 'b']]]],
    ["  - 'a'\n  - 'b'\n", [[undefined, ['a', 'b']]]],
    ["x:\n- ''\n", [['x', ['']]]],
    ["x: # c\n  - '{}' # 'd'\n", [['x', ['{}']]]],
  ])('reads %j without the library, and equally', (text, expected) => {
    expect(textsOf(readPlainList(text))).toEqual(expected);
    expect(readPlainList(text)).toEqual(readYamlRules(text));
  });

  it.each([
    "- 'a'\n - 'b'",
    "x:\n  - 'a'\n - 'b'",
    "- 'a'#b",
    '- "a"',
    '- a',
    "- 'a\n  b'",
    "\t- 'a'",
    "a:\n    b:\n  c:\n    - 'x'",
    "- 'a'\nb:\n  - 'c'",
    "x:\n  - 'a'\n  y:\n    - 'b'",
    "- 'a",
    '- &a',
    '---',
  ])('leaves %j to the library', (text) => {
    expect(readPlainList(text)).toBeUndefined();
  });

  it.each([
    ['- {method: CONTAINS, content: abc}', ['{method=CONTAINS, content=abc}']],
    ['- true\n- 1\n-\n- ~\n- yes\n- y', ['true', '1', 'true', 'y']],
    ['- "a\\tb"', ['a\tb']],
    ['- >\n  a\n  b\n', ['a b\n']],
    ['x: &r "{}"\nz:\n  - *r', ['{}']],
    ['\'{"method":"LENGTH"}\'', ['{"method":"LENGTH"}']],
  ])('turns %j into texts as the tool does', (text, expected) => {
    expect(textsOf(readYamlRules(text))).toEqual(
      [[expect.anything(), expected]].map(([, all]) => [textsKey(text), all]),
    );
  });
  const textsKey = (text: string) => (text.includes('z:') ? 'z' : undefined);

  it('says where YAML is broken, and stops at aliases that multiply', () => {
    expect(readYamlRules("a:\n  - 'x'\n - 'y'")).toMatchObject({ kind: 'unreadable', offset: expect.any(Number) });
    const level = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of).join(', ')}]\n`;
    const bomb = `${level('a', 'x')}${level('b', '*a')}${level('c', '*b')}${level('d', '*c')}l:\n  - *d\n`;
    expect(readYamlRules(bomb)).toMatchObject({ kind: 'unreadable' });
    expect(readYamlRules('hello')).toEqual({ kind: 'no-list' });
  });

  it.each([
    ['{"method":"LENGTH"}', ['{"method":"LENGTH"}']],
    ['{"a":1}\n{"b":2},\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['[{"a":1}, "{\\"b\\":2}", true]', ['{"a":1}', '{"b":2}', 'true']],
    ['{"a":1}\n{"b":"}\n{"c":3}', ['{"a":1}', '{"b":"}', '{"c":3}']],
    ['{"a":1', ['{"a":1']],
  ])('reads the JSON %j', (text, expected) => {
    expect(textsOf(readJsonRules(text))).toEqual([[undefined, expected]]);
  });

  it('writes what it reads', () => {
    const rules = ['{"method":"CONTAINS","content":"bob\'s"}', '{"method":"REGEX","content":"a\\\\.b"}'];
    expect(textsOf(readPlainList(writeRules(rules, 'peer-id')))).toEqual([['banned-peer-id', rules]]);
  });
});

describe('answers', () => {
  it('say which rule decides, and which are not reached', () => {
    const rules = ['{"method":"CONTAINS","content":"a"}', '{"method":"CONTAINS","content":"b","hit":"FALSE"}', 'true'];
    const answer = ask(writeRules(rules, 'client-name'), 'ab');
    if (answer.kind !== 'judged') throw new Error(answer.kind);
    expect(answer.verdict).toBe('exempt');
    expect(answer.steps.items.map(({ role, result }) => [role, result])).toEqual([
      ['asked', 'TRUE'],
      ['decides', 'FALSE'],
      ['past', 'TRUE'],
    ]);
  });

  it.each([
    [
      '- \'{"method":"contains","content":"x"}\'',
      1,
      14,
      'method-case',
      'java.lang.IllegalStateException: Unexpected method value: contains',
    ],
    [
      'x:\n  - \'{}\'\n  - \'{"method":"REGEX","content":"*"}\'',
      2,
      6,
      'missing-field',
      'java.lang.NullPointerException: Cannot invoke',
    ],
    [
      '- \'{"method":"CONTAINS","content":"\'\'\\d"}\'',
      1,
      40,
      'backslash',
      'com.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException: Invalid escape sequence at line 1 column 36 path $.content',
    ],
    [
      '[\n  {"method":"EQUALS","content":"x","hit":"BAN"}\n]',
      2,
      42,
      'result-word',
      'java.lang.IllegalArgumentException: No enum constant com.ghostchu.peerbanhelper.util.rule.MatchResultEnum.BAN',
    ],
    [
      '- "{\\"method\\":\\"x\\"}"',
      1,
      3,
      'method-unknown',
      'java.lang.IllegalStateException: Unexpected method value: x',
    ],
  ])('place the mistake in %j', (source, line, column, code, exception) => {
    const answer = ask(source, '');
    if (answer.kind !== 'rejected') throw new Error(answer.kind);
    expect(answer.mistakes.items[0]).toMatchObject({ position: { line, column }, code });
    expect(answer.mistakes.items[0]?.exception).toContain(exception);
  });

  it.each([
    ['{"method":"REGEX","content":"qbit/4.5.*"}', ['regex-dot']],
    ['{"method":"REGEX","content":"qbit/4\\\\.5.*"}', []],
    ['{"method":"REGEX","content":".*[a.b].*"}', []],
    ['{"method":"REGEX","content":"qBittorrent"}', ['regex-part']],
    ['{"method":"REGEX","content":"/qbit/i"}', ['regex-slashes']],
    ['{"method":"REGEX","content":"\\bqbit.*"}', ['control-character']],
    ['{"method":"CONTAINS","content":"qbit*"}', ['wildcard']],
    ['{"method":"CONTAINS","content":""}', ['bans-everyone']],
    ['{"method":"CONTAINS","content":"","hit":"FALSE"}', ['exempts-everyone']],
    ['{"method":"CONTAINS","content":"a","if":false}', ['exempts-everyone']],
    ['{"method":"CONTAINS","content":"a","if":"1"}', ['exempts-everyone']],
    ['{"method":"CONTAINS","content":"a","if":true}', ['if-always-met']],
    ['{"method":"CONTAINS","content":"a","if":{"method":"EQUALS","content":"b"}}', ['if-always-met']],
    [
      '{"method":"CONTAINS","content":"a","if":{"method":"EQUALS","content":"b","miss":"FALSE"}}',
      ['if-exempts-others'],
    ],
    ['{"method":"CONTAINS","content":"a","if":{"method":"EQUALS","content":"b","hit":"FALSE"}}', []],
    ['{"method":"CONTAINS","content":"a","miss":"TRUE"}', ['miss-bans']],
    ['{"method":"CONTAINS","content":"a","miss":"FALSE"}', ['miss-exempts']],
    ['{"method":"CONTAINS","content":"a","success":"TRUE","note":"x"}', ['ignored-field']],
    ['{"method":"LENGTH","min":8,"max":3}', ['length-never']],
    ['{method:CONTAINS,content:a}', ['loose-json']],
    ['xunlei', ['exempts-everyone']],
    ['', ['bans-everyone']],
    ['{"method":"STARTS_WITH","content":"-xl"}', []],
  ])('warn about %j: %j', (rule, codes) => {
    expect(ask(writeRules([rule], 'client-name'), 'x').warnings.items.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['{"method":"EQUALS","content":"-qB5100-abcdefghijkl"}', ['shortened-peer-id']],
    ['{"method":"LENGTH","min":20,"max":20}', ['shortened-peer-id']],
    ['{"method":"EQUALS","content":"-qB5100-"}', []],
  ])('warn about PeerIDs that downloaders shorten: %j', (rule, codes) => {
    const { warnings } = ask(writeRules([rule], 'peer-id'), 'x', { list: 'peer-id' });
    expect(warnings.items.map(({ code }) => code)).toEqual(codes);
  });

  it('leave out what took too long, and don’t guess', () => {
    const source = writeRules(
      ['{"method":"REGEX","content":"(a+)+b"}', '{"method":"CONTAINS","content":"a"}'],
      'client-name',
    );
    expect(ask(source, 'aaa', { slow: [0] })).toMatchObject({ kind: 'judged', verdict: 'unknown' });
    expect(
      ask(source.replace('"CONTAINS","content":"a"', '"CONTAINS","content":"a","hit":"FALSE"'), 'aaa', { slow: [0] }),
    ).toMatchObject({ verdict: 'exempt' });
  });

  it('name what only Java’s expressions have', () => {
    const answer = ask(writeRules(['{"method":"REGEX","content":"(?i)\\\\Qa.b\\\\E\\\\h*+"}'], 'client-name'), 'A.B ');
    if (answer.kind !== 'judged') throw new Error(answer.kind);
    expect(answer).toMatchObject({ verdict: 'banned' });
    expect(answer.steps.items[0]?.differences).toEqual(['(?i)', '*+ ++ ?+', '\\Q…\\E', '\\h \\v \\R']);
  });

  it('find the shipped rules that ban a value, and cut long lists', () => {
    const rules = Array.from({ length: 1000 }, (_, index) => `{"method":"STARTS_WITH","content":"x${index}"}`);
    const defaults = ['{"method":"CONTAINS","content":"q"}', '{"method":"STARTS_WITH","content":"x"}'];
    const answer = ask(writeRules(rules, 'client-name'), 'x999', { defaults });
    expect(answer.defaultHits).toEqual([1]);
    if (answer.kind !== 'judged') throw new Error(answer.kind);
    expect(answer.steps.items.map(({ index }) => index)).toEqual([9, 99, 999]);
    expect(answer.otherSteps).toMatchObject({ count: 997 });
    expect(answer.otherSteps.items).toHaveLength(50);
  });
});
