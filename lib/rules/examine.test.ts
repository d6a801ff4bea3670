import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRule } from './compile-rule';
import { type ExamineRequest, examine } from './examine';
import { rewriteOldRule } from './find-warnings';
import { readRules } from './read-rules';
import { writeRules } from './rule-list';

function examineText(rules: string, value: string, options: Partial<ExamineRequest> = {}) {
  const result = examine({ rules, list: 'client-name', value, defaults: [], ...options });
  if (!('warnings' in result)) throw new Error(result.kind);
  return result;
}

/** Returns the key and the rules of each list. */
function readLists(text: string): [string | undefined, string[]][] {
  const parsed = readRules(text);
  if (parsed.kind !== 'lists') throw new Error(parsed.kind);
  return parsed.lists.map(({ key, items }) => [key, items.map(({ text }) => text)]);
}

describe('parsing', () => {
  it('parses the format of profile.yml', () => {
    const profile = `
module:
  # 客户端名称封禁
  peer-id-blacklist:
    enabled: true
    banned-peer-id:
      - '{"method":"STARTS_WITH","content":"-hp"}'
      - '{"method":"EQUALS","content":"未知"}' # 中文环境

  client-name-blacklist:
    banned-client-name:
    # keep
    - '{"method":"CONTAINS","content":"bob''s # client"}'
`;
    expect(readLists(profile)).toEqual([
      ['banned-peer-id', ['{"method":"STARTS_WITH","content":"-hp"}', '{"method":"EQUALS","content":"未知"}']],
      ['banned-client-name', ['{"method":"CONTAINS","content":"bob\'s # client"}']],
    ]);
  });

  it.each([
    ["  - 'a'\n  - 'b'\n", ['a', 'b']],
    // Converted to strings like PeerBanHelper.
    ['- true\n- 1\n-\n- ~\n- yes\n- y', ['true', '1', 'true', 'y']],
    ['- "a\\tb"', ['a\tb']],
    ['- >\n  a\n  b\n', ['a b\n']],
    ['\'{"method":"LENGTH"}\'', ['{"method":"LENGTH"}']],
    ['{"a":1}\n{"b":2},\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['[\n\t{"a":1}, "{\\"b\\":2}", true,\n{b:{"c":"d"}}]', ['{"a":1}', '{"b":2}', 'true', '{b:{"c":"d"}}']],
    ['{"a":1}\n{"b":"}\n{"c":3}', ['{"a":1}', '{"b":"}', '{"c":3}']],
    ['{\n"a":{\n"d":1}}\n{\n"b":2}', ['{\n"a":{\n"d":1}}', '{\n"b":2}']],
    ['{"a":1\n"b":2} x', ['{"a":1\n"b":2} x']],
    ['{"a":1', ['{"a":1']],
  ])('parses %j', (text, expected) => {
    expect(readLists(text)).toEqual([[undefined, expected]]);
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
    'reports the position of an error: %.20s',
    (text) => expect(readRules(text)).toMatchObject({ kind: 'unreadable', offset: expect.any(Number) }),
  );

  it('finds no list in other text', () => {
    expect(readRules('hello')).toEqual({ kind: 'no-list' });
  });

  it.each([
    ['{"method":"CONTAINS","content":"bob\'s"}', "bob's"],
    ['{"method":"CONTAINS","content":"a\nb"}', 'a\nb'],
    ["{'method':'CONTAINS',\n'content':'it\n is'}", 'it\n is'],
  ])('parses what writeRules writes for %j', (rule, content) => {
    const written = writeRules([rule], 'client-name');
    expect(written.match(/\n/g)).toHaveLength(4);
    const [[, [text = '']] = ['', []]] = readLists(written);
    expect([compileRule(rule), compileRule(text)]).toEqual(Array(2).fill(expect.objectContaining({ content })));
  });
});

describe('rules of PeerBanHelper 1.x to 3.1', () => {
  it.each([
    ['startsWith@-XL', '{"method":"STARTS_WITH","content":"-XL"}'],
    ['ENDSWITH@a@b ', '{"method":"ENDS_WITH","content":"a@b "}'],
    ['contains@"迅雷\\', '{"method":"CONTAINS","content":"\\"迅雷\\\\"}'],
    ['regex@^-XL(\\d+)$', '{"method":"REGEX","content":"(?i)^-XL(\\\\d+)$"}'],
    ['length@20', '{"method":"LENGTH","min":20,"max":20}'],
    ['length@x', undefined],
    ['someone@example.com', undefined],
    ['{"method":"EQUALS","content":"equals@x"}', undefined],
  ])('are rewritten: %s', (rule, expected) => expect(rewriteOldRule(rule)).toBe(expected));

  const PROFILE = 'banned-peer-id:\n  - "startsWith@-XL" # Xunlei\n  - "contains@cacao"';

  it('exempt everyone, with a warning and the rewritten list', () => {
    const result = examineText(PROFILE, '-XL0012-');
    expect(result).toMatchObject({ kind: 'judged', verdict: 'exempt', otherKey: 'banned-peer-id' });
    expect(result.warnings.items).toMatchObject([
      { message: 'warning.old-syntax', detail: '{"method":"STARTS_WITH","content":"-XL"}' },
      { message: 'warning.old-syntax', detail: '{"method":"CONTAINS","content":"cacao"}' },
    ]);
    const rewritten = examineText(result.rewritten!, '-XL0012-', { list: 'peer-id' });
    expect(rewritten).toMatchObject({ kind: 'judged', verdict: 'banned', rewritten: undefined, otherKey: undefined });
    expect(rewritten.warnings.count).toBe(0);
  });

  it('are not rewritten next to exceptions, which would be lost', () => {
    expect(examineText(`exclude-peer-id:\n  - equals@-XL0019-\n${PROFILE}`, '').rewritten).toBeUndefined();
    expect(readRules('exclude-peer-id:\n  - equals@-XL0019-')).toEqual({ kind: 'no-list' });
  });

  it('are named where they keep the list from loading', () => {
    expect(examineText("- 'true'\n- regex@-XL \\d{4}.*", '')).toMatchObject({
      kind: 'rejected',
      mistakes: { items: [{ message: 'mistake.old-syntax', position: { line: 2 } }] },
      rewritten: expect.stringContaining('(?i)-XL'),
    });
  });
});

describe('scripts', () => {
  /** The code blocks of all docs, with their title. */
  const blocks = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /docs.*\.mdx$/.test(file))
    .flatMap((file) => [...readFileSync(`content/${file}`, 'utf8').matchAll(/^ *```(.*)\n([\s\S]*?)\n *```$/gm)])
    .map(([, info = '', text = '']) => ({ info, text }));
  const isScript = (text: string) => readRules(text).kind === 'script';

  it('in the docs are recognized', () => {
    const scripts = blocks.filter(({ info }) => info.includes('.av"')).map(({ text }) => text);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((text) => !isScript(text))).toEqual([]);
  });

  it('are nothing that the docs show as YAML, JSON, log or shell', () => {
    const others = blocks.filter(({ info }) => /^(?:yaml|json|log|bash|powershell|ini)/.test(info));
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ text }) => isScript(text))).toEqual([]);
  });

  it.each([
    ['peer.progress < 0.1 && peer.uploaded > 1000', true],
    ['if(isBlank(peer.clientName)) {\n  return false; ## - "x"\n}', true],
    ['Please ban (if possible) peer.txt', false],
    ['- \'{"method":"CONTAINS","content":"if (x) { return peer.x; }"}\'', false],
    ['{"method":"CONTAINS","content":"return 1;', false],
    ['- startsWith@-XL # if (x) {', false],
    ['return of the peer', false],
  ])('%s: %s', (text, expected) => expect(isScript(text)).toBe(expected));
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
    ['- \'{"method":"CONTAINS","content":"\\d"}\'', 1, 36, 'backslash', ''],
    ['[\n  {"method":"EQUALS","content":"x","hit":"BAN"}\n]', 2, 42, 'result-word', ''],
    ['{"method":"LENGTH","min":1,"max":"x"}', 1, 34, 'value', 'max'],
    ['{"method":"REGEX","content":"*"}', 1, 29, 'regex-star', '*'],
    ['{"method":"REGEX","content":"a(b"}', 1, 29, 'regex', '('],
    ['{"method":"REGEX","content":"[a-z"}', 1, 29, 'regex', '[a-z'],
    ['{"method":"CONTAINS",}', 1, 21, 'json', ''],
    ['- [x', 1, 5, undefined, undefined],
    ['- \'[{"method":"CONTAINS","content":"x"}]\'', 1, 4, 'array', ''],
  ])('locates the mistake in %j', (rules, line, column, code, detail) => {
    const result = examine({ rules, list: 'client-name', value: '', defaults: [] });
    const mistake = result.kind === 'rejected' ? result.mistakes.items[0] : result;
    expect(mistake).toMatchObject({ position: { line, column }, ...(code && { message: `mistake.${code}`, detail }) });
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
    ['{method:"CONTAINS",content:"a"}', []],
    ['xunlei', ['exempts-everyone']],
    ['', ['bans-everyone']],
    ['{"method":"EQUALS","content":"-qB5100-abcdefghijkl"}', ['shortened-peer-id']],
    ['{"method":"LENGTH","min":20,"max":20}', ['shortened-peer-id']],
    ['{"method":"EQUALS","content":"-qB5100-"}', []],
  ])('warns about %j: %j', (rule, codes) => {
    const { warnings } = examineText(writeRules([rule], 'peer-id'), 'x', { list: 'peer-id' });
    expect(warnings.items.map(({ message }) => message)).toEqual(codes.map((code) => `warning.${code}`));
  });

  it.each(['.*', '[a'])('cannot try a regular expression that is too large for the browser: %s', (part) => {
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
