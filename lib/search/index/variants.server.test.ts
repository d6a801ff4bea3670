import { expect, it } from 'vitest';
import { allVariants, regionalGroups } from './variants.server';

it('pairs words of the site with their Taiwanese synonyms', () => {
  const groups = regionalGroups(allVariants(), ['远程', '服务器', '下载']);
  expect(groups).toContainEqual(['远程', '远端']);
  expect(groups).toContainEqual(['服务器', '伺服器']);
  expect(groups.flat()).not.toContain('打印机');
});
