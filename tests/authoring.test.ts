import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';

/** The handbook of writers, in English and in Chinese. */
const [ENGLISH = '', CHINESE = ''] = readFileSync('content/AUTHORING.md', 'utf8').split(/^# 编写页面$/m);

/** Returns the values of every group of tabs in the docs of a language. */
function findTabGroups(locale: string): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const file of listFiles(`content/${locale}`).filter((name) => name.endsWith('.mdx'))) {
    const text = readFileSync(`content/${locale}/${file}`, 'utf8').replaceAll(/^( *)(`{3,})(?!`).*?^\1\2$/gms, '');
    for (const [, group = '', tabs = ''] of text.matchAll(/<Tabs group="([^"]*)">(.*?)<\/Tabs>/gs)) {
      const values = Array.from(tabs.matchAll(/<Tab value="([^"]*)"/g), ([, value = '']) => value);
      groups.set(group, new Set([...(groups.get(group) ?? []), ...values]));
    }
  }
  return groups;
}

describe.each([
  ['English', ENGLISH, 'en'],
  ['Chinese', CHINESE, 'zh-Hans'],
])('the %s handbook', (_, handbook, locale) => {
  it('lists the groups of tabs in use', () => {
    const row = /^\| `([\w-]+)` \| (`[\w-]+`(?:, `[\w-]+`)*) \|$/gm;
    const listed = Array.from(handbook.matchAll(row), ([, group, values = '']) => [
      group,
      values.replaceAll('`', '').split(', ').sort(),
    ]);
    const used = Array.from(findTabGroups(locale), ([group, values]) => [group, [...values].sort()]);
    expect(used.length).toBeGreaterThan(0);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(used));
  });

  it.each(['npm run dev', 'npm run check', 'npm run translated', 'npm run report', '[//]: # ('])(
    'explains %s',
    (text) => expect(handbook).toContain(text),
  );
});

it('has the same sections, examples and table rows in both languages', () => {
  const shape = (text: string) => ({
    headings: text.match(/^#{2,3} (?!English$|中文$)/gm)?.map((heading) => heading.trim()),
    fences: text.match(/^`{3,}.*$/gm),
    rows: text.match(/^\|/gm)?.length,
  });
  expect(shape(CHINESE)).toEqual(shape(ENGLISH));
});
