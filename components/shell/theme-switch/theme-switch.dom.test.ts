import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreColorMode } from './restore-color-mode';

const mode = () => document.documentElement.dataset.theme;
const themeColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
const stubSystemDark = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn() }));

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '<style>:root { --color-bg: white } :root[data-theme=dark] { --color-bg: black }</style>';
  stubSystemDark(false);
});

describe('restoreColorMode', () => {
  it.each([
    // stored choice, system is dark, follows the system -> mode
    [null, true, false, 'light'],
    [null, true, true, 'dark'],
    [null, false, true, 'light'],
    ['dark', false, false, 'dark'],
    ['light', true, true, 'light'],
    ['purple', false, false, 'light'],
    ['purple', true, true, 'dark'],
  ] as const)('stored %s, system dark %s, following the system %s: %s', (stored, dark, follow, expected) => {
    if (stored) localStorage.setItem('theme', stored);
    stubSystemDark(dark);
    restoreColorMode(follow);
    expect(mode()).toBe(expected);
    expect(themeColor()).toBe(expected === 'dark' ? 'black' : 'white');
  });

  it('creates only one meta element when it runs repeatedly', () => {
    restoreColorMode(false);
    restoreColorMode(false, 'dark');
    expect(document.querySelectorAll('meta')).toHaveLength(1);
    expect(themeColor()).toBe('black');
  });
});
