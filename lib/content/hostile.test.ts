import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { loadContent } from './load.server';

const FILE = 'content/zh-Hans/docs/hostile.mdx';
const CATEGORY = 'content/zh-Hans/docs/setup/_category.json';

const withFrontMatter = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`;
const GOOD = 'title: T\ndescription: About D, in words.\n';

async function problemsOf(files: Record<string, string | Uint8Array>): Promise<readonly Problem[]> {
  const root = await temporaryProject({ 'content/zh-Hans/docs/intro.mdx': doc(), ...files });
  return (await loadContent(root)).problems;
}

const aliasBomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh']
  .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`).join(',')}]`)
  .join('\n')}\n${GOOD}`;

describe('malicious front matter is rejected with position and fix', () => {
  it.each([
    ['aliases that expand exponentially', aliasBomb],
    ['an alias of itself', `${GOOD}keywords: &k [*k]`],
    ['an expression type tag', 'title: !!js/eval process.exit(1)\ndescription: About D, in words.\nextra: 1'],
    ['a custom type tag instead of text', 'title: !evil {a: b}\ndescription: About D, in words.'],
    ['constructor', `${GOOD}constructor:\n  prototype: {polluted: yes}`],
    ['a merge key', `base: &base {x: 1}\n<<: *base\n${GOOD}`],
    ['a key that is a map', `${GOOD}? {a: b}\n: 1`],
    ['deep nesting', `${GOOD}keywords: ${'['.repeat(500)}${']'.repeat(500)}`],
    ['infinity instead of a number', `${GOOD}sidebar_position: .inf`],
    ['empty front matter', ''],
    ['control characters', 'title: "a\\0b"\ndescription: About D, in words.'],
  ])('%s', async (_, yaml) => {
    const problems = (await problemsOf({ [FILE]: withFrontMatter(yaml) })).filter(({ file }) => file === FILE);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem.severity).toBe('error');
      expect(problem.line).toBeGreaterThan(0);
      expect(problem.fix).not.toBe('');
      expect(problem.message.length).toBeLessThan(500);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['another language', `---js\n{ title: process.exit(1) }\n---\n`],
    ['JSON', `---json\n{"title": "T"}\n---\n`],
    ['bytes that are not UTF-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0x0a])],
    ['a missing end', `---\n${GOOD}`],
  ])('%s', async (_, text) => {
    const problems = await problemsOf({ [FILE]: text });
    expect(problems.map(({ file, severity }) => ({ file, severity }))).toEqual([{ file: FILE, severity: 'error' }]);
  });
});

it.each([
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that an attacker might write
  '${process.exit(1)}',
  '‮txt.exe',
])('front matter that only looks malicious stays text: %s', async (title) => {
  const yaml = `title: ${JSON.stringify(title)}\ndescription: About D, in words.`;
  expect(await problemsOf({ [FILE]: withFrontMatter(yaml) })).toEqual([]);
});

describe('categories', () => {
  it.each(['../../etc', 'a/b', '..', '.', 'a?b', 'a#b', 'a\\b', 'a b\n', 'a%2fb', ' '])(
    'can’t have the slug %j',
    async (slug) => {
      const problems = await problemsOf({ [CATEGORY]: JSON.stringify({ label: 'L', slug }) });
      expect(problems.some(({ file, severity }) => file === CATEGORY && severity === 'error')).toBe(true);
    },
  );

  it.each(['安装部署', '网络和-http-服务器', 'btn-威胁防护网络'])('may have the slug %s', async (slug) => {
    expect(await problemsOf({ [CATEGORY]: JSON.stringify({ label: 'L', slug }) })).toEqual([]);
  });

  it.each([
    ['a key given twice', '{"label": "L", "label": {}}'],
    ['a comment', '{"label": "L" /* x */}'],
    ['deep nesting', `{"label": ${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('can’t contain %s', async (_, text) => {
    const problems = await problemsOf({ [CATEGORY]: text });
    expect(problems.some(({ file, severity }) => file === CATEGORY && severity === 'error')).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
