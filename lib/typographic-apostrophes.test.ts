import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { typographicApostrophes } from './typographic-apostrophes';

it.each([
  ["PBH's list doesn't show peers' names.", 'PBH’s list doesn’t show peers’ names.'],
  ["'s list", '’s list'],
  ["it's {name}'s", 'it’s {name}’s'],
  ["type='GET' and 'single quotes'", "type='GET' and 'single quotes'"],
])('writes %s as %s', (text, expected) => {
  expect(typographicApostrophes(text)).toBe(expected);
});

it('finds none to replace in the interface', () => {
  const texts = JSON.stringify(en);
  expect(texts).toBe(typographicApostrophes(texts));
});
