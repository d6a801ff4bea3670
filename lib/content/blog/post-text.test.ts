import type { ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { excerptOf, readingMinutes } from './post-text';

const element = (tagName: string, text: string): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});
const tree = (...children: ElementContent[]): Root => ({ type: 'root', children });

describe('excerptOf', () => {
  it('joins the paragraphs above the first heading', () => {
    const text = tree(
      element('p', 'One.'),
      element('Diagram', 'x'),
      element('p', 'Two\nthree.'),
      element('h2', 'H'),
      element('p', 'No.'),
    );
    expect(excerptOf(text, 'en')).toBe('One. Two three.');
  });

  it('joins Chinese paragraphs without a space', () => {
    expect(excerptOf(tree(element('p', '一。'), element('p', '二。')), 'zh-Hans')).toBe('一。二。');
  });

  it('ends with the last whole sentence that fits', () => {
    const sentence = `A ${'word '.repeat(18)}end. `;
    expect(excerptOf(tree(element('p', sentence.repeat(5))), 'en')).toBe(sentence.repeat(2).trim());
  });

  it('truncates a long first sentence between words', () => {
    expect(excerptOf(tree(element('p', 'word '.repeat(100))), 'en')).toMatch(/^(word ){40,48}word…$/);
    expect(excerptOf(tree(element('p', '字'.repeat(500))), 'zh-Hans').length).toBeLessThanOrEqual(111);
  });

  it('is empty when the text begins with a heading', () => {
    expect(excerptOf(tree(element('h2', 'H'), element('p', 'x')), 'en')).toBe('');
  });
});

it('counts Chinese characters, and words of other scripts', () => {
  expect(readingMinutes('字'.repeat(1400))).toBe(4);
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
  expect(readingMinutes(`${'字'.repeat(700)}${' word'.repeat(440)}`)).toBe(4);
});

it('counts an address or a version as one word and ignores punctuation', () => {
  expect(readingMinutes('10.0.0.1 '.repeat(440))).toBe(2);
  expect(readingMinutes('，。！—… '.repeat(9999))).toBe(1);
});

it('returns at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
});
