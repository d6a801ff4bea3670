import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/locales';
import { ADMONITION_KINDS, COMPONENTS } from '@/lib/mdx/vocabulary';

/** The handbook of writers, in English and in Chinese. */
const [ENGLISH = '', CHINESE = ''] = readFileSync('content/AUTHORING.md', 'utf8').split(/^# 编写页面$/m);

it('has the same sections, examples and table rows in both languages', () => {
  const shape = (text: string) => ({
    headings: text.match(/^#{2,3} (?!English$|中文$)/gm)?.map((heading) => heading.trim()),
    fences: text.match(/^`{3,}.*$/gm),
    rows: text.match(/^\|/gm)?.length,
  });
  expect(shape(CHINESE)).toEqual(shape(ENGLISH));
});

/** Components that have pages of their own, which browser tests look at. */
const ELSEWHERE = ['ComposeBuilder', 'LogLookup', 'Questions', 'RuleTester'];

it.each(LOCALES)('the post on MDX shows every element, so that tests of the look see it: %s', (locale) => {
  const text = readFileSync(`content/${locale}/blog/2026-11-19-mdx-blog-post.mdx`, 'utf8');
  const post = text.replaceAll(/^(`{3,}).*?^\1$|`[^`\n]*`/gms, '');
  const names = [...COMPONENTS.keys()].filter((name) => !ELSEWHERE.includes(name));
  expect(names.filter((name) => !post.includes(`<${name}`))).toEqual([]);
  expect(ADMONITION_KINDS.filter((kind) => !post.includes(`\n:::${kind}`))).toEqual([]);
});
