import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROLE_THEME } from '@/lib/mdx/code/role-theme';
import { contrast, over } from '@/tests/support/contrast';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const code = read('./code.css');
const codeBlock = read('../../components/mdx/code-block/code-block.module.css');

const SURFACES = ['bg', 'bg-raised', 'bg-sunken'];
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];
const CODE_COLORS = [...code.matchAll(/--color-([a-z-]+)/g)].map(([, name]) => name!);
/** The backgrounds of marked, inserted and deleted lines: a color and its share, over that of the block. */
const LINE_BACKGROUND = /background: color-mix\(in srgb, var\(--color-([a-z-]+)\) (\d+)%, transparent\)/g;
const LINE_BACKGROUNDS = [...codeBlock.matchAll(LINE_BACKGROUND)].map(([, name, share]) => `${name} ${share}%`);
/** The compose builder marks lines with `accent-soft`. */
const CODE_BACKGROUNDS = ['bg-sunken', 'accent-soft', ...LINE_BACKGROUNDS];
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
  ...CODE_COLORS.flatMap((color) =>
    CODE_BACKGROUNDS.map((background): [string, string, number] => [color, background, 4.5]),
  ),
];

describe.each(['light', 'dark'])('%s colors', (mode) => {
  const definitions = read('./tokens.css').matchAll(
    /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
  );
  const colors = new Map([...definitions].map(([, name, light, dark]) => [name!, mode === 'light' ? light! : dark!]));
  const colorOf = (name: string) => {
    const [color = '', share] = name.split(' ');
    const value = colors.get(color)!;
    return share ? over(value, colors.get('bg-sunken')!, Number.parseInt(share, 10) / 100) : value;
  };
  it.each(PAIRS)('%s on %s has a contrast of at least %d:1', (foreground, background, ratio) => {
    expect(contrast(colorOf(foreground), colorOf(background))).toBeGreaterThanOrEqual(ratio);
  });
});

it('checks the three kinds of lines', () => {
  expect(LINE_BACKGROUNDS).toHaveLength(3);
});

it('colors each role of code', () => {
  const roles = ROLE_THEME.settings.map(({ settings }) => settings.foreground).filter((name) => name !== 'plain');
  for (const role of roles) expect(code).toMatch(new RegExp(`\\.${role}[,) ]`));
});
