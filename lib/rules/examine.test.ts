import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRule } from './compile-rule';
import { type ExamineRequest, examine } from './examine';
import { isScript } from './is-script';
import { rewriteOldRule } from './old-rule';
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

  it.each([
    ['{"method":"CONTAINS","content":"a\nb"}', 'a\nb'],
    ["{'method':'CONTAINS',\n'content':'it\n is'}", 'it\n is'],
    ['{"method":"CONTAINS", // why\n"content":"a\\\nb\\\\\n"}', 'a\nb\\\n'],
    ['{"method":"CONTAINS", /* don\'t\n */ "content":"http://x\n#"}', 'http://x\n#'],
  ])('keeps line breaks in strings when it writes %j', (rule, content) => {
    const written = readYamlRules(writeRules([rule], 'client-name'));
    const [[, [text = '']] = [undefined, ['']]] = textsOf(written) as [string, string[]][];
    expect(text).not.toContain('\n');
    expect([compileRule(rule), compileRule(text)]).toEqual(Array(2).fill(expect.objectContaining({ content })));
  });

  // Each would take minutes if the expression backtracked.
  it.each(['/*', '"\\"', "\n'\\'", '#/', '" #'])('writes long text with many %j in one pass', (part) => {
    expect(writeRules([`\n${part.repeat(100_000)}`], 'peer-id')).not.toBe('');
  });
});

describe('rules of PeerBanHelper 1.x to 3.1', () => {
  it.each([
    ['startsWith@-XL', '{"method":"STARTS_WITH","content":"-XL"}'],
    ['ENDSWITH@a@b ', '{"method":"ENDS_WITH","content":"a@b "}'],
    ['contains@"迅雷\\', '{"method":"CONTAINS","content":"\\"迅雷\\\\"}'],
    ['equals@', '{"method":"EQUALS","content":""}'],
    ['regex@^-XL(\\d+)$', '{"method":"REGEX","content":"(?i)^-XL(\\\\d+)$"}'],
    ['length@20', '{"method":"LENGTH","min":20,"max":20}'],
    ['length@x', undefined],
    ['someone@example.com', undefined],
    ['startsWith -XL', undefined],
    ['{"method":"EQUALS","content":"equals@x"}', undefined],
  ])('are rewritten: %s', (rule, expected) => {
    expect(rewriteOldRule(rule)).toBe(expected);
    if (expected !== undefined) expect(rewriteOldRule(rule, true)).toBe(expected.replace(/\}$/, ',"hit":"FALSE"}'));
  });

  const PROFILE = `module:
  peer-id-blacklist:
    banned-peer-id:
      - "startsWith@-XL" # Xunlei
      - "contains@cacao"`;
  it.each([
    ['the old profile.yml', PROFILE],
    ['a list', '- startsWith@-XL\n- contains@cacao'],
    ['lines', '# old\nstartsWith@-XL # Xunlei\n\n  contains@cacao'],
    ['JSON', '["startsWith@-XL", "contains@cacao"]'],
    ['quoted lines', '"startsWith@-XL", # Xunlei\n"contains@cacao"'],
  ])('exempt everyone, with a warning and the rewritten list: %s', (_, rules) => {
    const result = examineText(rules, '-XL0012-', { list: 'peer-id' });
    expect(result).toMatchObject({ kind: 'judged', verdict: 'exempt' });
    expect(result.warnings.items).toMatchObject([
      { code: 'old-syntax', detail: '{"method":"STARTS_WITH","content":"-XL"}' },
      { code: 'old-syntax', detail: '{"method":"CONTAINS","content":"cacao"}' },
    ]);
    const rewritten = examineText(result.rewritten!, '-XL0012-', { list: 'peer-id' });
    expect(rewritten).toMatchObject({ kind: 'judged', verdict: 'banned', rewritten: undefined, otherKey: undefined });
    expect(rewritten.warnings.count).toBe(0);
  });

  it('are named where they keep the list from loading, and stay in their order and module', () => {
    const rules = 'exclude-peer-id:\n  - \'{"method":"EQUALS","content":"x"}\'\n  - regex@-XL \\d{4}.*';
    const result = examineText(rules, '', { list: 'client-name' });
    if (result.kind !== 'rejected') throw new Error(result.kind);
    expect(result.mistakes.items).toMatchObject([{ code: 'old-syntax', position: { line: 3 } }]);
    expect(textsOf(readYamlRules(result.rewritten!))).toEqual([
      [
        'banned-peer-id',
        ['{"method":"EQUALS","content":"x"}', '{"method":"REGEX","content":"(?i)-XL \\\\d{4}.*","hit":"FALSE"}'],
      ],
    ]);
  });
});

it('keeps the exceptions of an old profile.yml when it rewrites its rules', () => {
  const rules = 'x:\n  exclude-peer-id:\n    - equals@-XL0019-\n  banned-peer-id:\n    - startsWith@-XL';
  const { rewritten = '' } = examineText(rules, '', { list: 'peer-id' });
  expect(examineText(rewritten, '-XL0019-', { list: 'peer-id' })).toMatchObject({ verdict: 'exempt', decidingRule: 0 });
  expect(examineText(rewritten, '-XL0012-', { list: 'peer-id' })).toMatchObject({ verdict: 'banned' });
});

describe('scripts', () => {
  /** The code blocks of all docs, with their title. */
  const blocks = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /docs.*\.mdx$/.test(file))
    .flatMap((file) => [...readFileSync(`content/${file}`, 'utf8').matchAll(/^ *```(.*)\n([\s\S]*?)\n *```$/gm)])
    .map(([, info = '', text = '']) => ({ info, text }));

  it('in the docs are recognized, with and without their header', () => {
    const scripts = blocks.filter(({ info }) => info.includes('.av"')).map(({ text }) => text);
    expect(scripts.length).toBeGreaterThan(10);
    for (const text of scripts) {
      expect(examine({ rules: text, list: 'peer-id', value: '', defaults: [] }), text).toEqual({ kind: 'script' });
      expect(isScript(text.replace(/^##.*\n/gm, '')), text).toBe(true);
    }
  });

  it.each([
    'peer.progress < 0.1 && peer.uploaded > 1000',
    '"-XL" == string.substring(peer.peerId, 0, 3)',
    'if(isBlank(peer.clientName)) {\n  return false; ## - "x"\n}',
    'use com.ghostchu.peerbanhelper.module.*;',
    'for x in seq.list("a") {\n}',
    'fn test(a) { a }',
    'if (torrent.private\n    || torrent.size < 1000) {\n}',
  ])('are recognized by a few words: %s', (text) => expect(isScript(text)).toBe(true));

  it('are nothing that the docs show as YAML, JSON, log or shell', () => {
    const others = blocks.filter(({ info }) => /^(?:yaml|json|log|bash|powershell|ini)/.test(info));
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ text }) => isScript(text))).toEqual([]);
  });

  it.each([
    '## - a comment\nkey: return of the peer',
    'https://torrent.example/?a=b',
    'Please ban (if possible) peer.txt',
    '- \'{"method":"CONTAINS","content":"if (x) { return peer.x; }"}\'',
    '{"method":"CONTAINS","content":"let x = 1',
    '- startsWith@-XL # if (x) {',
    'banned:\n - "return false;"',
    'return of the peer',
    '',
    'if (',
  ])('are not everything: %j', (text) => expect(isScript(text)).toBe(false));
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
