// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { beginningTaker } from './page-beginning';

vi.mock('./screenful', () => ({ screenful: () => ({ lines: 20, lineLength: 80 }) }));

const takeBeginning = (html: string) => beginningTaker()(html);
const paragraphs = (...lengths: number[]) => lengths.map((length) => `<p>${'x'.repeat(length)}</p>`).join('');
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const pageOf = (...lengths: number[]) =>
  `<main><nav></nav><div><article>${paragraphs(...lengths)}</article><footer></footer></div><aside></aside></main>`;
const lengthsIn = (page: Document) => [...page.querySelectorAll('p')].map(({ textContent }) => textContent?.length);

it('leaves out what may have come in part, and adds what is missing', () => {
  const whole = pageOf(1600, 9, 4000, 7);
  const beginning = takeBeginning(whole.slice(0, whole.indexOf('</article>') - 11));
  if (!beginning) throw new Error('There is a screen of text.');
  const { page, add } = beginning;
  expect(lengthsIn(page)).toEqual([1600]);
  expect(page.querySelector('footer')).toBeNull();
  expect(add(documentOf(whole))).toBe(true);
  expect(lengthsIn(page)).toEqual([1600, 9, 4000, 7]);
  expect(page.body.innerHTML).toBe(whole);
});

it('is the same of all of a page', () => {
  expect(takeBeginning(pageOf(1600, 9, 4000, 7))?.page.body.textContent).toHaveLength(1600);
});

it('takes more when little stands before something long', () => {
  const { page } = takeBeginning(pageOf(500, 9500, 20_000, 9)) ?? {};
  expect(page && lengthsIn(page)).toEqual([500, 9500]);
});

it('looks again when there is much more', () => {
  const take = beginningTaker();
  const whole = pageOf(80, 6000, 9, 6000);
  expect(take(whole.slice(0, 4000))).toBeUndefined();
  expect(take(whole.slice(0, 7000))).toBeUndefined();
  expect(lengthsIn(take(whole.slice(0, 8200))?.page ?? document)).toEqual([80, 6000]);
});

it.each([
  ['short paragraphs', '<p>x</p>'.repeat(12)],
  ['entries of a list', `<ul>${'<li>x</li>'.repeat(20)}</ul>`],
  ['rows of a table', `<table><tbody>${'<tr><td>x</td></tr>'.repeat(20)}</tbody></table>`],
])('counts lines of %s', (_, html) => {
  const { page } = takeBeginning(`<main><article>${html}${paragraphs(4000)}`) ?? {};
  expect(page?.querySelector('article')?.innerHTML).toBe(html);
});

it.each([
  ['folded away', (text: string) => `<details><summary>x</summary><div>${text}</div></details>`],
  ['in tabs', (text: string) => `<div><div data-tab-panel="a">${text}</div></div>`],
  ['explained when wanted', (text: string) => `<p>x<span popover="auto">${text}</span></p>`],
  ['drawn', (text: string) => `<figure><svg><text>${text}</text></svg></figure>`],
])('counts no text that is %s', (_, hide) => {
  const hidden = hide('x'.repeat(2000));
  const { page } = takeBeginning(`<main><article>${hidden}${paragraphs(1600, 9, 4000)}`) ?? {};
  expect(page?.querySelector('article')?.innerHTML).toBe(hidden + paragraphs(1600));
});

it('has as much of a long list of sections as the screen', () => {
  const entries = (count: number) => `<nav data-toc=""><ul>${'<li>x</li>'.repeat(count)}</ul></nav>`;
  const whole = `<main>${entries(50)}<article>${paragraphs(1600, 4000, 7)}</article></main>`;
  const { page, add } = takeBeginning(whole) ?? {};
  expect(page?.querySelectorAll('[data-toc] li')).toHaveLength(20);
  add?.(documentOf(whole));
  expect(page?.body.innerHTML).toBe(whole);
});

it('adds nothing to what is shown no more', () => {
  const beginning = takeBeginning(pageOf(1600, 9, 4000, 7));
  beginning?.page.querySelector('main')?.remove();
  expect(beginning?.add(documentOf(pageOf(1600, 9, 4000, 7)))).toBe(false);
});

it.each([
  ['a short article', pageOf(1600)],
  ['tags without text', `<main><article><p>${'<i class="long"></i>'.repeat(400)}</p><p>`],
  ['a screen before the article', `<main>${paragraphs(4000)}<article>`],
  ['a page without an article', paragraphs(4000)],
  ['an article outside the page itself', `<article>${paragraphs(1600, 9, 4000)}`],
  ['little before something long', `<main><article>${paragraphs(500, 4000)}`],
])('waits for all of %s', (_, html) => {
  expect(takeBeginning(html)).toBeUndefined();
});
