import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { CrashPage } from './crash-page.client';

it.each([
  ['en', 'This page crashed.', 'Try again'],
  ['zh-Hans', '页面已崩溃。', '重试'],
])('shows the error in %s and retries', (lang, heading, again) => {
  document.documentElement.lang = lang;
  const retry = vi.fn();
  const root = createRoot(document.body);
  flushSync(() => root.render(createElement(CrashPage, { error: new Error('No such thing.'), retry })));
  expect(document.querySelector('h1')?.textContent).toBe(heading);
  expect(document.querySelector('main')?.textContent).toContain('No such thing.');
  const button = document.querySelector('button');
  expect(button?.textContent).toBe(again);
  button?.click();
  expect(retry).toHaveBeenCalledOnce();
  root.unmount();
});
