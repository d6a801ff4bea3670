import { expect, it } from 'vitest';
import { allVariants, regionalGroups } from './variants.server';

it('knows what Taiwan calls otherwise, of the words of the site', () => {
  const groups = regionalGroups(allVariants(), new Set(['远程', '服务器']));
  expect(groups).toContainEqual(['远程', '远端']);
  expect(groups).toContainEqual(['服务器', '伺服器']);
  expect(groups.flat()).not.toContain('打印机');
});
