import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import type { Locale } from '@/lib/locales';
import { LOCALES } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { walkElements } from '@/lib/mdx/tree';
import { ADMONITION_KINDS, COMPONENTS } from '@/lib/mdx/vocabulary';

/** The handbook of writers, in English and in Chinese. */
const [ENGLISH = '', CHINESE = ''] = readFileSync('content/AUTHORING.md', 'utf8').split(/^# 编写页面$/m);

/** Returns the values of every group of tabs in the texts of a language. */
async function findTabGroups(locale: Locale): Promise<Map<string, Set<string>>> {
  const groups = new Map<string, Set<string>>();
  const { docs, pages, blog } = (await loadContent('.')).locales[locale];
  for (const { source } of [...docs, ...pages, ...blog.posts]) {
    const { tree } = await compileMdx(source);
    walkElements(tree, ({ tagName, properties: { group }, children }) => {
      if (tagName !== 'Tabs' || !group) return;
      const values = children.flatMap((tab) => (tab.type === 'element' ? [String(tab.properties.value)] : []));
      groups.set(String(group), new Set([...(groups.get(String(group)) ?? []), ...values]));
    });
  }
  return groups;
}

describe.each([
  ['English', ENGLISH, 'en'],
  ['Chinese', CHINESE, 'zh-Hans'],
] as const)('the %s handbook', (_, handbook, locale) => {
  it('lists the groups of tabs in use', async () => {
    const row = /^\| `([\w-]+)` \| (`[\w-]+`(?:, `[\w-]+`)*) \|$/gm;
    const listed = Array.from(handbook.matchAll(row), ([, group, values = '']) => [
      group,
      values.replaceAll('`', '').split(', ').sort(),
    ]);
    const used = Array.from(await findTabGroups(locale), ([group, values]) => [group, [...values].sort()]);
    expect(used.length).toBeGreaterThan(0);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(used));
  });
});

it('has the same sections, examples and table rows in both languages', () => {
  const shape = (text: string) => ({
    headings: text.match(/^#{2,3} (?!English$|中文$)/gm)?.map((heading) => heading.trim()),
    fences: text.match(/^`{3,}.*$/gm),
    rows: text.match(/^\|/gm)?.length,
  });
  expect(shape(CHINESE)).toEqual(shape(ENGLISH));
});

/** Tools that have pages of their own, which browser tests look at. */
const TOOLS = ['ComposeBuilder', 'LogLookup', 'RuleTester'];

it.each(LOCALES)('the post on MDX shows every element, so that tests of the look see it: %s', (locale) => {
  const text = readFileSync(`content/${locale}/blog/2026-11-19-mdx-blog-post.mdx`, 'utf8');
  const post = text.replaceAll(/^(`{3,}).*?^\1$|`[^`\n]*`/gms, '');
  const names = [...COMPONENTS.keys()].filter((name) => !TOOLS.includes(name));
  expect(names.filter((name) => !post.includes(`<${name}`))).toEqual([]);
  expect(ADMONITION_KINDS.filter((kind) => !post.includes(`\n:::${kind}`))).toEqual([]);
});
