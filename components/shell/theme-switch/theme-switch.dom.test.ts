import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { restoreColorMode, THEME_COLORS } from './restore-color-mode';
import { ThemeSwitchElement } from './theme-switch.element';

const mode = () => document.documentElement.dataset.theme;
const barColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
const system = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn() }));

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
  system(false);
});

it('knows the colours of tokens.css', () => {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  expect([...css.matchAll(/--color-bg: (#\w+)/g)].map(([, color]) => color)).toEqual([
    THEME_COLORS.light,
    THEME_COLORS.dark,
  ]);
});

describe('restoreColorMode', () => {
  it.each([
    // stored, system is dark, follows it -> mode
    [null, true, false, 'light'],
    [null, true, true, 'dark'],
    [null, false, true, 'light'],
    ['dark', false, false, 'dark'],
    ['light', true, true, 'light'],
    ['purple', false, false, 'light'],
    ['purple', true, true, 'dark'],
  ] as const)('stored %s, dark system %s, following %s: %s', (stored, dark, follow, expected) => {
    if (stored) localStorage.setItem('theme', stored);
    system(dark);
    restoreColorMode(follow, THEME_COLORS);
    expect(mode()).toBe(expected);
    expect(barColor()).toBe(THEME_COLORS[expected]);
  });

  it('makes one meta element, however often it runs', () => {
    restoreColorMode(false, THEME_COLORS);
    restoreColorMode(false, THEME_COLORS, 'dark');
    expect(document.querySelectorAll('meta')).toHaveLength(1);
    expect(barColor()).toBe(THEME_COLORS.dark);
  });
});

customElements.define('site-theme-switch', ThemeSwitchElement);

describe('the switch', () => {
  const press = () => document.querySelector('button')!.click();

  beforeEach(() => {
    showHtml('<site-theme-switch><button></button></site-theme-switch>');
  });

  it('remembers the choice', () => {
    press();
    expect(mode()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    press();
    expect(mode()).toBe('light');
  });

  it('works where nothing can be stored', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    press();
    expect(mode()).toBe('dark');
    press();
    expect(mode()).toBe('light');
  });
});
