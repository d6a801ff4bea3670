import { expect, it } from 'vitest';
import { readGroups, readVariants, writeGroups, writeVariants } from './lexicon';

it('gives back the groups, each spelling once', () => {
  const groups = [
    ['反向解析', 'reverse DNS', 'reverse DNS', 'reverse-dns'],
    ['a|b\nc', 'd'],
  ];
  expect(readGroups(writeGroups(groups))).toEqual([
    ['反向解析', 'reverse DNS', 'reverse-dns'],
    ['a b c', 'd'],
  ]);
  expect(readGroups(writeGroups([]))).toEqual([]);
});

it('gives back the variants', () => {
  const variants = new Map([
    ['進', '进'],
    ['𠮷', '吉'],
  ]);
  expect(readVariants(writeVariants(variants))).toEqual(variants);
});
