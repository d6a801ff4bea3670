import { expect, it } from 'vitest';
import { hashSections } from './translation-record.server';

const TEXT = `
Lead.

## One {#one}

Text.

### Two {#two}

More.
`;

it('splits a text at headings with ids', () => {
  expect(Object.keys(hashSections(TEXT))).toEqual(['(lead)', 'one', 'two']);
});

it('changes only the hash of the section whose text changed', () => {
  const before = hashSections(TEXT);
  const after = hashSections(TEXT.replace('More.', 'Much more.'));
  expect({ ...after, two: '' }).toEqual({ ...before, two: '' });
  expect(after.two).not.toBe(before.two);
});

it('ignores blank lines and indentation', () => {
  expect(hashSections(TEXT.replaceAll('\n\n', '\n\n\n'))).toEqual(hashSections(TEXT));
});
