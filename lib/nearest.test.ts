import { expect, it } from 'vitest';
import { editDistance, nearestName } from './nearest';

it.each([
  ['sidebar_positon', 'sidebar_position'],
  ['Keywords', 'keywords'],
  ['titel', 'title'],
  ['author', undefined],
  ['', undefined],
])('%s -> %s', (name, expected) => {
  expect(nearestName(name, ['title', 'description', 'keywords', 'sidebar_position'])).toBe(expected);
});

it('counts a transposition as one edit', () => {
  expect(editDistance('docekr', 'docker')).toBe(1);
});

it.each([
  ['docekr', 'docker', 1],
  ['transmision', 'transmission', 1],
  ['qbitorent', 'qbittorrent', 2],
])('the distance of %s and %s is the same with a limit', (name, candidate, limit) => {
  expect(editDistance(name, candidate, limit)).toBe(editDistance(name, candidate));
});

it('returns infinity above the limit', () => {
  expect(editDistance('zebra crossing', 'docker', 2)).toBe(Number.POSITIVE_INFINITY);
});
