import { expect, it } from 'vitest';
import { mapFew } from './map-few';

it.each([
  [undefined, 32],
  [3, 3],
])('does everything, in order, with few at a time (%s: %i)', async (atOnce, expected) => {
  let [now, most] = [0, 0];
  const doubled = await mapFew(
    Array.from({ length: 200 }, (_, index) => index),
    async (value) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return value * 2;
    },
    atOnce,
  );
  expect(doubled).toEqual(Array.from({ length: 200 }, (_, index) => index * 2));
  expect(most).toBe(expected);
});

it('fails when one of them does', async () => {
  await expect(mapFew([1, 2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
