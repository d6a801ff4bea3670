import { describe, expect, it } from 'vitest';
import { type ExamineRequest, examine } from './examine';
import { type ParsedRules, readJsonRules, readYamlRules } from './read-rules';
import { writeRules } from './rule-list';

function examineText(rules: string, value: string, options: Partial<ExamineRequest> = {}) {
  const result = examine({ rules, list: 'client-name', value, defaults: [], ...options });
  if (!('warnings' in result)) throw new Error(result.kind);
  return result;
}

const textsOf = (parsed: ParsedRules | undefined) =>
  parsed?.kind === 'lists' ? parsed.lists.map(({ key, items }) => [key, items.map(({ text }) => text)]) : parsed;

describe('parsing', () => {
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

  it('parses the format of profile.yml', () => {
    expect(textsOf(readYamlRules(PROFILE))).toEqual([
      ['banned-peer-id', ['{"method":"STARTS_WITH","content":"-hp"}', '{"method":"EQUALS","content":"未知"}']],
      ['banned-client-name', ['{"method":"CONTAINS","content":"bob\'s # client"}']],
    ]);
  });

  it.each([
    ["- 'a'\n- 'b'", [[undefined, ['a', 'b']]]],
    ["  - 'a'\n  - 'b'\n", [[undefined, ['a', 'b']]]],
    ["x:\n- ''\n", [['x', ['']]]],
    ["x: # c\n  - '{}' # 'd'\n", [['x', ['{}']]]],
  ])('parses %j', (text, expected) => {
    expect(textsOf(readYamlRules(text))).toEqual(expected);
  });

  it.each([
    ['- {method: CONTAINS, content: abc}', ['{method=CONTAINS, content=abc}']],
    ['- true\n- 1\n-\n- ~\n- yes\n- y', ['true', '1', 'true', 'y']],
    ['- "a\\tb"', ['a\tb']],
    ['- >\n  a\n  b\n', ['a b\n']],
    ['x: &r "{}"\nz:\n  - *r', ['{}']],
    ['\'{"method":"LENGTH"}\'', ['{"method":"LENGTH"}']],
  ])('converts the items of %j to strings like PeerBanHelper', (text, expected) => {
    const key = text.includes('z:') ? 'z' : undefined;
    expect(textsOf(readYamlRules(text))).toEqual([[key, expected]]);
  });

  it('reports the position of a YAML error, and of an alias without an anchor above it', () => {
    expect(readYamlRules("a:\n  - 'x'\n - 'y'")).toMatchObject({ kind: 'unreadable', offset: expect.any(Number) });
    expect(readYamlRules('l:\n  - *b\n  - &b x')).toEqual({
      kind: 'unreadable',
      message: 'found undefined alias b',
      offset: 7,
    });
    expect(readYamlRules('hello')).toEqual({ kind: 'no-list' });
  });

  it('resolves an alias to the last anchor above it', () => {
    expect(textsOf(readYamlRules('- &a x\n- *a\n- &a y\n- *a'))).toEqual([[undefined, ['x', 'x', 'y', 'y']]]);
  });

  const aliases = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of).join(', ')}]\n`;
  // Without limits, each would take longer than a test may.
  it.each([
    ['exponential aliases', aliases('a', 'x') + aliases('b', '*a') + aliases('c', '*b').repeat(2), 'too-many-aliases'],
    ['an alias that contains itself', 'l: &l [*l]', 'too-many-aliases'],
    ['thousands of aliases', '- &a x\n- *a\n'.repeat(12_000), 'too-many-aliases'],
    ['deep nesting', '- '.repeat(20_000), 'too-deep'],
  ])('refuses %s', (_, text, kind) => {
    expect(readYamlRules(text).kind).toBe(kind);
  });

  it.each([
    ['{"method":"LENGTH"}', ['{"method":"LENGTH"}']],
    ['{"a":1}\n{"b":2},\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['[{"a":1}, "{\\"b\\":2}", true]', ['{"a":1}', '{"b":2}', 'true']],
    ['{"a":1}\n{"b":"}\n{"c":3}', ['{"a":1}', '{"b":"}', '{"c":3}']],
    ['{"a":1', ['{"a":1']],
  ])('parses the JSON %j', (text, expected) => {
    expect(textsOf(readJsonRules(text))).toEqual([[undefined, expected]]);
  });

  it('parses what writeRules writes', () => {
    const rules = ['{"method":"CONTAINS","content":"bob\'s"}', '{"method":"REGEX","content":"a\\\\.b"}'];
    expect(textsOf(readYamlRules(writeRules(rules, 'peer-id')))).toEqual([['banned-peer-id', rules]]);
    const lines = `{ ${' '.repeat(300_000)}x \n\n  y`;
    expect(writeRules([lines], 'peer-id')).toMatch(/- '\{ +x y'\n$/);
  });
});

describe('examine', () => {
  it('names the rule that decides and the rules after it that are not evaluated', () => {
    const rules = ['{"method":"CONTAINS","content":"a"}', '{"method":"CONTAINS","content":"b","hit":"FALSE"}', 'true'];
    const result = examineText(writeRules(rules, 'client-name'), 'ab');
    if (result.kind !== 'judged') throw new Error(result.kind);
    expect(result.verdict).toBe('exempt');
    expect(result.steps.items.map(({ role, result }) => [role, result])).toEqual([
      ['evaluated', 'TRUE'],
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
  ])('locates the mistake in %j', (source, line, column, code, exception) => {
    const result = examineText(source, '');
    if (result.kind !== 'rejected') throw new Error(result.kind);
    expect(result.mistakes.items[0]).toMatchObject({ position: { line, column }, code });
    expect(result.mistakes.items[0]?.exception).toContain(exception);
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
  ])('warns about %j: %j', (rule, codes) => {
    expect(examineText(writeRules([rule], 'client-name'), 'x').warnings.items.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['{"method":"EQUALS","content":"-qB5100-abcdefghijkl"}', ['shortened-peer-id']],
    ['{"method":"LENGTH","min":20,"max":20}', ['shortened-peer-id']],
    ['{"method":"EQUALS","content":"-qB5100-"}', []],
  ])('warns about peer IDs that downloaders shorten: %j', (rule, codes) => {
    const { warnings } = examineText(writeRules([rule], 'peer-id'), 'x', { list: 'peer-id' });
    expect(warnings.items.map(({ code }) => code)).toEqual(codes);
  });

  it('skips expressions that have timed out, and returns no verdict that depends on them', () => {
    const source = writeRules(
      ['{"method":"REGEX","content":"(a+)+b"}', '{"method":"CONTAINS","content":"a"}'],
      'client-name',
    );
    expect(examineText(source, 'aaa', { slowRules: [0] })).toMatchObject({ kind: 'judged', verdict: 'unknown' });
    expect(
      examineText(source.replace('"CONTAINS","content":"a"', '"CONTAINS","content":"a","hit":"FALSE"'), 'aaa', {
        slowRules: [0],
      }),
    ).toMatchObject({ verdict: 'exempt' });
  });

  it.each(['.*', '[a', '\\\\Q'])('cannot try a regular expression that is too large for the browser: %s', (part) => {
    const source = writeRules([`{"method":"REGEX","content":"${part.repeat(60_000)}"}`], 'client-name');
    expect(examineText(source, 'a')).toMatchObject({ kind: 'judged', verdict: 'unknown' });
  });

  it('rejects a quantifier at the start of a group', () => {
    const result = examineText(writeRules(['{"method":"REGEX","content":"(?:?i)a"}'], 'client-name'), 'a');
    if (result.kind !== 'rejected') throw new Error(result.kind);
    expect(result.mistakes.items[0]?.exception).toContain("Dangling meta character '?' near index 3");
  });

  it('names Java-only regex syntax', () => {
    const result = examineText(
      writeRules(['{"method":"REGEX","content":"(?i)\\\\Qa.b\\\\E\\\\h*+"}'], 'client-name'),
      'A.B ',
    );
    if (result.kind !== 'judged') throw new Error(result.kind);
    expect(result).toMatchObject({ verdict: 'banned' });
    expect(result.steps.items[0]?.differences).toEqual(['(?i)', '*+ ++ ?+', '\\Q…\\E', '\\h \\v \\R']);
  });

  it('finds the default rules that ban a value, and shortens long lists', () => {
    const rules = Array.from({ length: 1000 }, (_, index) => `{"method":"STARTS_WITH","content":"x${index}"}`);
    const defaults = ['{"method":"CONTAINS","content":"q"}', '{"method":"STARTS_WITH","content":"x"}'];
    const result = examineText(writeRules(rules, 'client-name'), 'x999', { defaults });
    expect(result.defaultHits).toEqual([1]);
    if (result.kind !== 'judged') throw new Error(result.kind);
    expect(result.steps.items.map(({ index }) => index)).toEqual([9, 99, 999]);
    expect(result.otherSteps).toMatchObject({ count: 997 });
    expect(result.otherSteps.items).toHaveLength(50);
  });
});
