import { expect, it } from 'vitest';
import { editDistance, nearestName } from './nearest';

it.each([
  ['sidebar_positon', 'sidebar_position'],
  ['Keywords', 'keywords'],
  ['titel', 'title'],
  ['author', undefined],
  ['', undefined],
])('%s -> %s', (written, meant) => {
  expect(nearestName(written, ['title', 'description', 'keywords', 'sidebar_position'])).toBe(meant);
});

it('counts a swap as one mistake', () => {
  expect(editDistance('docekr', 'docker')).toBe(1);
});
