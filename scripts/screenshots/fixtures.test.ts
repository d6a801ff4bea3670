import { describe, expect, it } from 'vitest';
import { createFindText } from './fixtures.server';

const TEXTS = {
  texts: [
    { key: 'messages:MATCH', 'zh-Hans': '匹配 {}：{}', en: 'Match {}: {}' },
    { key: 'webui:only', en: 'Only' },
  ],
};

describe('createFindText', () => {
  it('replaces the placeholders in order, in the requested language', () => {
    expect(createFindText(TEXTS, 'en')('messages:MATCH', 'IP', 7)).toBe('Match IP: 7');
    expect(createFindText(TEXTS, 'zh-Hans')('messages:MATCH', 'IP', 7)).toBe('匹配 IP：7');
  });

  it('keeps a placeholder without a value', () => {
    expect(createFindText(TEXTS, 'en')('messages:MATCH', 'IP')).toBe('Match IP: {}');
  });

  it('throws for a text that the tool does not have in the language', () => {
    expect(() => createFindText(TEXTS, 'zh-Hans')('webui:only')).toThrow('no text "webui:only" in zh-Hans');
  });
});
