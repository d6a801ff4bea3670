import { expect, it } from 'vitest';
import { allVariants, regionalGroups } from './variants.node';

it('knows what is called otherwise in Taiwan, also where that means something here', () => {
  const { usual, strange } = regionalGroups(allVariants(), new Set(['远程', '远端', '服务器']));
  // Only what no reader would take for words of the site waits until a query looks strange.
  expect(usual).toContainEqual(['远程', '远端']);
  expect(strange).toContainEqual(['服务器', '伺服器']);
  expect([...usual, ...strange].flat()).not.toContain('打印机');
});
