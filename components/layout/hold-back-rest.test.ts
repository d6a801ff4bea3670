// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { holdBackRest } from './hold-back-rest';

const pageOf = (...lengths: number[]) => {
  const page = new DOMParser().parseFromString('<main><article></article></main>', 'text/html');
  for (const length of lengths) {
    const paragraph = page.createElement('p');
    paragraph.textContent = 'x'.repeat(length);
    page.querySelector('article')?.append(paragraph);
  }
  return page;
};
const lengthsOf = (page: Document) => [...page.querySelectorAll('p')].map(({ textContent }) => textContent?.length);

it('takes out what is far below, and puts it back in order', () => {
  const page = pageOf(10, 6000, 20, 30);
  const showRest = holdBackRest(page);
  expect(lengthsOf(page)).toEqual([10, 6000]);
  showRest?.();
  expect(lengthsOf(page)).toEqual([10, 6000, 20, 30]);
});

it.each([[[10, 20]], [[10, 6000]], [[]]])('leaves a short article as it is: %j', (lengths) => {
  const page = pageOf(...lengths);
  expect(holdBackRest(page)).toBeUndefined();
  expect(lengthsOf(page)).toEqual(lengths);
});
