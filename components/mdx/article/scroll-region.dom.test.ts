import { afterEach, expect, it, vi } from 'vitest';
import { ScrollRegionElement } from './scroll-region.element';

afterEach(() => vi.unstubAllGlobals());

it('labels overflowing regions, and measures all of them before the first change', () => {
  let report: (entries: { target: Element }[]) => void = () => {};
  const observed = new Set<Element>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (target: Element) => observed.add(target);
      unobserve = (target: Element) => observed.delete(target);
    },
  );
  customElements.define('site-scroll-region', ScrollRegionElement);
  document.body.innerHTML = ['First', 'Second', 'Third']
    .map((name) => `<site-scroll-region data-scroll="${name}"></site-scroll-region>`)
    .join('');
  const changedAtMeasure: boolean[] = [];
  for (const [index, region] of [...document.querySelectorAll('[data-scroll]')].entries()) {
    const measure = () => {
      changedAtMeasure.push(document.querySelector('[role]') !== null);
      return index === 1 ? 100 : 300;
    };
    Object.defineProperty(region, 'scrollWidth', { get: measure });
    Object.defineProperty(region, 'clientWidth', { value: 200 });
  }
  report([...observed].map((target) => ({ target })));
  expect([...document.querySelectorAll('[role=group]')].map((region) => region.getAttribute('aria-label'))).toEqual([
    'First',
    'Third',
  ]);
  expect(changedAtMeasure).toEqual([false, false, false]);
  document.querySelector('[data-scroll=Second]')?.remove();
  expect(observed.size).toBe(2);
});
