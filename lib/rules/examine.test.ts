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
    ['- true\n- 1\n-\n- ~\n- yes\n- y', ['true', '1', 'true', 'y']],
    ['- "a\\tb"', ['a\tb']],
    ['- >\n  a\n  b\n', ['a b\n']],
    ['\'{"method":"LENGTH"}\'', ['{"method":"LENGTH"}']],
  ])('converts the items of %j to strings like PeerBanHelper', (text, expected) => {
    expect(textsOf(readYamlRules(text))).toEqual([[undefined, expected]]);
  });

  it.each(['{method: CONTAINS, content: abc}', '[abc]', '*r', '2020-01-01'])(
    'does not guess what PeerBanHelper makes of the YAML %s',
    (item) => {
      const result = examineText(`- &r 'false'\n- ${item}`, '');
      expect(result).toMatchObject({ kind: 'judged', verdict: 'unknown' });
      if (result.kind === 'judged') expect(result.steps.items[1]?.untried).toEqual({ code: 'yaml', detail: item });
    },
  );

  it.each(["a:\n  - 'x'\n - 'y'", '- '.repeat(20_000), '['.repeat(100_000), '[{"a":1}, {'])(
    'reports the position of an error',
    (text) => {
      const parsed = readJsonRules(text) ?? readYamlRules(text);
      expect(parsed).toMatchObject({ kind: 'unreadable', offset: expect.any(Number) });
    },
  );

  it('finds no list in other text', () => {
    expect(readYamlRules('hello')).toEqual({ kind: 'no-list' });
  });

  it.each([
    ['{"method":"LENGTH"}', ['{"method":"LENGTH"}']],
    ['{"a":1}\n{"b":2},\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['[{"a":1}, "{\\"b\\":2}", true]', ['{"a":1}', '{"b":2}', 'true']],
    ['{"a":1}\n{"b":"}\n{"c":3}', ['{"a":1}', '{"b":"}', '{"c":3}']],
    ['{\n"a":1}\n{\n"b":2}', ['{\n"a":1}', '{\n"b":2}']],
    ['{"a":1} // why\n{"b":2}', ['{"a":1}', '{"b":2}']],
    ['{"a":1\n"b":2}', ['{"a":1\n"b":2}']],
    ['{"a":1', ['{"a":1']],
  ])('parses the JSON %j', (text, expected) => {
    expect(textsOf(readJsonRules(text))).toEqual([[undefined, expected]]);
  });

  it('parses what writeRules writes', () => {
    const rules = ['{"method":"CONTAINS","content":"bob\'s"}', '{"method":"REGEX","content":"a\\\\.b"}'];
    expect(textsOf(readYamlRules(writeRules(rules, 'peer-id')))).toEqual([['banned-peer-id', rules]]);
  });

  it.each([
    ['{"method":"CONTAINS","content":"a\nb"}', 'a\nb'],
    ["{'method':'CONTAINS',\n'content':'it\n is'}", 'it\n is'],
    ['{"method":"CONTAINS", // why\n"content":"http://x\n#"}', 'http://x\n#'],
  ])('keeps line breaks in strings when it writes %j', (rule, content) => {
    const written = writeRules([rule], 'client-name');
    expect(written.match(/\n/g)).toHaveLength(4);
    const [[, [text = '']] = [undefined, ['']]] = textsOf(readYamlRules(written)) as [string, string[]][];
    expect([compileRule(rule), compileRule(text)]).toEqual(Array(2).fill(expect.objectContaining({ content })));
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
    ['quoted lines', '"startsWith@-XL",\n"contains@cacao"'],
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
    ['- \'{"method":"contains","content":"x"}\'', 1, 14, 'method-case', 'CONTAINS'],
    ['x:\n  - \'{}\'\n  - \'{"method":"REGEX","content":"*"}\'', 2, 6, 'missing-field', 'method'],
    ['- \'{"method":"CONTAINS","content":"\'\'\\d"}\'', 1, 38, 'backslash', ''],
    ['[\n  {"method":"EQUALS","content":"x","hit":"BAN"}\n]', 2, 42, 'result-word', ''],
    ['{"method":"LENGTH","min":1,"max":"x"}', 1, 34, 'value', 'max'],
    ['{"method":"REGEX","content":"*"}', 1, 29, 'regex-star', '*'],
    ['{"method":"REGEX","content":"a(b"}', 1, 29, 'regex', '('],
    ['{"method":"CONTAINS",}', 1, 21, 'json', ''],
    ['- [x', 1, 5, undefined, undefined],
    ['- \'[{"method":"CONTAINS","content":"x"}]\'', 1, 4, 'array', ''],
  ])('locates the mistake in %j', (rules, line, column, code, detail) => {
    const result = examine({ rules, list: 'client-name', value: '', defaults: [] });
    const mistake = result.kind === 'rejected' ? result.mistakes.items[0] : result;
    expect(mistake).toMatchObject({ position: { line, column }, ...(code && { code, detail }) });
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
    ['{method:"CONTAINS",content:"a"}', ['loose-json']],
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
