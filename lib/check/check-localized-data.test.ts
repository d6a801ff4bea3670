import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { localized } from '@/tests/support/localized';
import { checkLocalizedData } from './check-localized-data';

const entry = (term: string) => ({ term, aliases: [] });

it('counts the texts without a translation and names the first', () => {
  const data = [
    { id: 'a', 'zh-Hans': entry('甲'), en: entry('a') },
    { id: 'b', 'zh-Hans': entry('乙') },
    { id: 'c', notes: { 'zh-Hans': '丙' } },
  ];
  const problems = checkLocalizedData('content/glossary.json', JSON.stringify(data));
  expect(formatProblems(problems.filter(({ fix }) => fix.startsWith('Add "en"')))).toBe(
    'content/glossary.json — 2 texts have no translation (en), the first is "乙". Add "en" beside "zh-Hans".',
  );
});

it('accepts complete and unreadable data', () => {
  expect(checkLocalizedData('a.json', JSON.stringify({ x: localized('甲', 'a') }))).toEqual([]);
  expect(checkLocalizedData('a.json', '{')).toEqual([]);
});
