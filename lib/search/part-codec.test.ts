import { describe, expect, it } from 'vitest';
import { decodeIds, decodeNumbers, decodeTerms, encodeIds, encodeNumbers, encodeTerms } from './part-codec';

describe('part codec', () => {
  it.each([[[]], [[0]], [[77, 78, 79]], [[0, 1, 91, 92, 1000, 123_456_789]]])('brings back %j', (numbers) => {
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    expect(decodeIds(encodeIds(numbers))).toEqual(numbers);
  });

  it('writes characters that JSON leaves alone, without separators', () => {
    const encoded = encodeNumbers(Array.from({ length: 5000 }, (_, number) => number));
    expect(JSON.stringify(encoded)).toHaveLength(encoded.length + 2);
    expect(encoded).not.toMatch(/[ |]/);
  });

  it('says so when a part is damaged', () => {
    expect(() => decodeNumbers('a|b')).toThrow(TypeError);
  });

  it('brings back sorted terms', () => {
    const terms = ['docker', 'docker-compose', 'dockerfile', '封禁', '封禁波次'];
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
    expect(decodeTerms(encodeTerms([]))).toEqual([]);
  });
});
