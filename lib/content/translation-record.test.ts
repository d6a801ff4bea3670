import { expect, it } from 'vitest';
import { hashSections } from './translation-record.server';

const TEXT = `
Lead.

## One {#one}

Text.

\`\`\`sh
## not a heading {#no}
\`\`\`

### Two {#two}

More.
`;

it('divides at headings with ids, outside code', () => {
  expect(Object.keys(hashSections(TEXT))).toEqual(['(lead)', 'one', 'two']);
});

it('changes a section’s hash with its text alone', () => {
  const before = hashSections(TEXT);
  const after = hashSections(TEXT.replace('More.', 'Much more.'));
  expect({ ...after, two: '' }).toEqual({ ...before, two: '' });
  expect(after.two).not.toBe(before.two);
});

it('does not see blank lines and indentation', () => {
  expect(hashSections(TEXT.replaceAll('\n\n', '\n\n\n'))).toEqual(hashSections(TEXT));
});
