import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/tests/support/contrast';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the color roles of a mode. In dark mode, dark values override light ones as in the cascade. */
function colors(mode: 'light' | 'dark'): Map<string, string> {
  const light = css.slice(css.indexOf(':root {'), css.indexOf(':lang(zh)'));
  const dark = css.slice(css.indexOf(":root[data-theme='dark']"), css.indexOf('prefers-contrast'));
  const blocks = mode === 'light' ? light : light + dark;
  return new Map([...blocks.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]));
}

const SURFACES = ['bg', 'bg-raised', 'bg-sunken'];
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];
const PAIRS: [foreground: string, background: string, ratio: number][] = [
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ['text', surface, 12],
    ['text-muted', surface, 5],
    ['border-strong', surface, 3],
    ['accent', surface, 4.5],
    ['link', surface, 4.5],
  ]),
  ['on-accent', 'accent', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['link', 'accent-soft', 4.5],
  ['text', 'accent-soft', 10],
  ...KINDS.flatMap((kind): [string, string, number][] => [
    [kind, 'bg', 4.5],
    [kind, `${kind}-soft`, 4.5],
    ['text', `${kind}-soft`, 10],
    ['text-muted', `${kind}-soft`, 4.5],
    ['link', `${kind}-soft`, 4.5],
  ]),
];

describe.each(['light', 'dark'] as const)('%s colors', (mode) => {
  const roles = colors(mode);
  it.each(PAIRS)('%s on %s has a contrast of at least %d:1', (foreground, background, ratio) => {
    expect(contrast(roles.get(foreground)!, roles.get(background)!)).toBeGreaterThanOrEqual(ratio);
  });
});

it('defines a dark value for each light color', () => {
  const dark = css.slice(css.indexOf(":root[data-theme='dark']"), css.indexOf('prefers-contrast'));
  for (const name of colors('light').keys()) expect(dark).toContain(`--color-${name}:`);
});
