import { expect, it } from 'vitest';
import { allVariants, regionalGroups } from './variants.node';

it('knows what is called otherwise in Taiwan, also where that means something here', () => {
  const groups = regionalGroups(allVariants(), new Set(['远程', '远端', '服务器']));
  expect(groups).toContainEqual(['远程', '远端']);
  expect(groups).toContainEqual(['服务器', '伺服器']);
  expect(groups.flat()).not.toContain('打印机');
});
