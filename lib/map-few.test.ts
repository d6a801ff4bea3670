import { expect, it } from 'vitest';
import { mapFew } from './map-few';

it('does everything, in order, with few at a time', async () => {
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
  );
  expect(doubled).toEqual(Array.from({ length: 200 }, (_, index) => index * 2));
  expect(most).toBeLessThan(50);
  expect(most).toBeGreaterThan(1);
});

it('fails when one of them does', async () => {
  await expect(mapFew([1, 2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
