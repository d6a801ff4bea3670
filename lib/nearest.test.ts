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

it.each([
  ['docekr', 'docker', 1],
  ['transmision', 'transmission', 1],
  ['qbitorent', 'qbittorrent', 2],
])('%s is as far from %s with a limit as without', (written, meant, limit) => {
  expect(editDistance(written, meant, limit)).toBe(editDistance(written, meant));
});

it('tells no more than that the limit is exceeded', () => {
  expect(editDistance('zebra crossing', 'docker', 2)).toBe(Number.POSITIVE_INFINITY);
});
