import { describe, expect, it } from 'vitest';
import { createQuotableTexts } from './tool-texts';

const texts = createQuotableTexts({
  source: { repository: 'https://example.org/tool', version: '1.2.3', commit: 'abc', license: 'MIT' },
  texts: [
    { key: 'save', 'zh-Hans': '保存', en: 'Save' },
    { key: 'ban', 'zh-Hans': '[封禁] {}, 原因={}', en: '[Ban] {}, Reason={}' },
    { key: 'name', 'zh-Hans': '{name} 的封禁历史', en: 'Ban History of {name}' },
    { key: 'tips', 'zh-Hans': '提示：', en: 'Tips:\nSecond line of {0} tips' },
    { key: 'bare', 'zh-Hans': '{}: {}', en: '{}: {}' },
  ],
});

describe('find', () => {
  it.each([
    ['a label', 'Save', ['save']],
    ['a value instead of a placeholder', '[Ban] 203.0.113.7, Reason=Match', ['ban']],
    ['a named placeholder', 'Ban History of {}', ['name']],
    ['one line of several', 'Second line of {} tips', ['tips']],
    ['a label without its colon', '提示', ['tips']],
    ['the beginning of a text', '[Ban] {}, …', ['ban']],
    ['the end of a text', '… of {} tips', ['tips']],
    ['another case', 'save', []],
    ['a text that matches only a template without words', 'a: b', []],
    ['only an ellipsis', '…', []],
  ])('%s', (_, quote, keys) => expect(texts.find(quote)).toEqual(keys));

  it('searches only the given languages', () => {
    expect(texts.find('Save', ['zh-Hans'])).toEqual([]);
    expect(texts.find('保存', ['zh-Hans'])).toEqual(['save']);
  });
});

it('returns the most similar text of a language', () => {
  expect(texts.nearest('Sav', ['en'])).toBe('Save');
  expect(texts.nearest('Sav', ['zh-Hans'])).toBeUndefined();
});
