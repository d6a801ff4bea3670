import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { defineIsland } from './define-island';

let isBroken = true;
function Tool() {
  if (isBroken) throw new Error('broken by the test');
  return createElement('input', { name: 'q' });
}

it('reports a crash until rendering again succeeds, and keeps the focus in the island', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  document.body.innerHTML = '<site-island data-props="{}"><input name="q" id="fallback"></site-island>';
  const host = document.querySelector<HTMLElement>('site-island')!;
  const notice = document.createElement('button');
  const onCrash = vi.fn((render: () => void) => {
    notice.onclick = render;
    host.append(notice);
  });
  const unmount = defineIsland(Tool).mount(host, onCrash);
  expect(host.innerHTML).toBe('<div class="island-root"></div><button></button>');
  notice.focus();
  notice.click();
  expect(onCrash).toHaveBeenCalledTimes(2);
  expect(reportError).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(notice);
  isBroken = false;
  notice.click();
  expect(host.innerHTML).toBe('<div class="island-root"><input name="q"></div>');
  expect(document.activeElement?.getAttribute('name')).toBe('q');
  unmount();
  expect(host.innerHTML).toBe('<input name="q" id="fallback">');
});
