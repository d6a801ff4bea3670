// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { takeBeginning } from './page-beginning';

vi.mock('./screenful', () => ({ screenful: () => 3000 }));

const paragraphs = (...lengths: number[]) => lengths.map((length) => `<p>${'x'.repeat(length)}</p>`).join('');
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const pageOf = (...lengths: number[]) =>
  `<main><nav></nav><div><article>${paragraphs(...lengths)}</article><footer></footer></div><aside></aside></main>`;
const lengthsIn = (page: Document) => [...page.querySelectorAll('p')].map(({ textContent }) => textContent?.length);

it('leaves out what may have come in part, and adds what is missing', () => {
  const whole = pageOf(2900, 9, 200, 7);
  const beginning = takeBeginning(whole.slice(0, whole.indexOf('</article>') - 11));
  if (!beginning) throw new Error('There is a screen of text.');
  const { page, add } = beginning;
  expect(lengthsIn(page)).toEqual([2900, 9]);
  expect(page.querySelector('footer')).toBeNull();
  expect(add(documentOf(whole))).toBe(true);
  expect(lengthsIn(page)).toEqual([2900, 9, 200, 7]);
  expect(page.body.innerHTML).toBe(whole);
});

it('is the same of all of a page', () => {
  expect(takeBeginning(pageOf(2900, 9, 200, 7))?.page.body.textContent).toHaveLength(2909);
});

it('takes more when little stands before something long', () => {
  const { page } = takeBeginning(pageOf(500, 3600, 600, 9)) ?? {};
  expect(page && lengthsIn(page)).toEqual([500, 3600]);
});

it('adds nothing to what is shown no more', () => {
  const beginning = takeBeginning(pageOf(2900, 9, 200, 7));
  beginning?.page.querySelector('main')?.remove();
  expect(beginning?.add(documentOf(pageOf(2900, 9, 200, 7)))).toBe(false);
});

it.each([
  ['a short article', pageOf(2900)],
  ['tags without text', `<main><article>${'<i class="long"></i>'.repeat(400)}`],
  ['a screen before the article', `<main>${paragraphs(4000)}<article>`],
  ['a page without an article', paragraphs(4000)],
  ['an article outside the page itself', `<article>${paragraphs(2900, 9, 200)}`],
  ['little before something long', `<main><article>${paragraphs(500, 4000)}`],
])('waits for all of %s', (_, html) => {
  expect(takeBeginning(html)).toBeUndefined();
});
