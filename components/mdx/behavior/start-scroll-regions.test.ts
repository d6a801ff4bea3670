// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startScrollRegions } from './start-scroll-regions';

afterEach(() => vi.unstubAllGlobals());

it('names what is too wide, and measures everything before it changes anything', () => {
  let report: (entries: { target: Element }[]) => void = () => {};
  const observed: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (target: Element) => observed.push(target);
      disconnect = () => {};
    },
  );
  document.body.innerHTML =
    '<div data-scroll="First"></div><div data-scroll="Second"></div><div data-scroll="Third"></div>';
  const changedAtMeasure: boolean[] = [];
  for (const [index, region] of [...document.querySelectorAll('[data-scroll]')].entries()) {
    const measure = () => {
      changedAtMeasure.push(document.querySelector('[role]') !== null);
      return index === 1 ? 100 : 300;
    };
    Object.defineProperty(region, 'scrollWidth', { get: measure });
    Object.defineProperty(region, 'clientWidth', { value: 200 });
  }
  startScrollRegions(document);
  report(observed.map((target) => ({ target })));
  expect([...document.querySelectorAll('[role=group]')].map((region) => region.getAttribute('aria-label'))).toEqual([
    'First',
    'Third',
  ]);
  expect(changedAtMeasure).toEqual([false, false, false]);
});
