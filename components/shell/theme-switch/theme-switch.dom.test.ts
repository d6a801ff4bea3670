import { beforeEach, expect, it, vi } from 'vitest';
import { restoreColorMode } from './restore-color-mode';

const stubSystemDark = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn() }));

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '<style>:root { --color-bg: white } :root[data-theme=dark] { --color-bg: black }</style>';
  stubSystemDark(false);
});

it.each([
  // stored choice, system is dark, follows the system -> mode
  [null, true, false, 'light'],
  [null, true, true, 'dark'],
  [null, false, true, 'light'],
  ['dark', false, false, 'dark'],
  ['light', true, true, 'light'],
  ['purple', true, true, 'dark'],
] as const)('stored %s, system dark %s, following the system %s: %s', (stored, dark, follow, expected) => {
  if (stored) localStorage.setItem('theme', stored);
  stubSystemDark(dark);
  restoreColorMode(follow);
  // Runs again when the choice may have changed.
  restoreColorMode(follow);
  expect(document.documentElement.dataset.theme).toBe(expected);
  expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual([
    expected === 'dark' ? 'black' : 'white',
  ]);
});
