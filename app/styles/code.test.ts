import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import theme from '@/lib/mdx/code/roles.theme.json';
import { contrast } from '@/tests/support/contrast';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [code, tokens] = [read('./code.css'), read('./tokens.css')];

/** Returns the colors of a mode by the name of the custom property, such as `code-string` or `color-bg-sunken`. */
function colors(mode: 'light' | 'dark'): Map<string, string> {
  const blocks = [tokens, code].map((css) => {
    const dark = css.indexOf(":root[data-theme='dark']");
    return mode === 'light' ? css.slice(0, dark) : css.slice(dark);
  });
  return new Map([...blocks.join('').matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]));
}

const BACKGROUNDS = ['color-bg-sunken', 'color-accent-soft', 'color-tip-soft', 'color-danger-soft'];
const NAMES = [...code.matchAll(/--(code-[a-z]+): /g)].map(([, name]) => name!);

describe.each(['light', 'dark'] as const)('code in %s', (mode) => {
  const values = colors(mode);
  const pairs = [...new Set(NAMES)].flatMap((name) => BACKGROUNDS.map((background) => [name, background] as const));
  it.each(pairs)('%s on %s has a contrast of at least 4.5:1', (name, background) => {
    expect(contrast(values.get(name)!, values.get(background)!)).toBeGreaterThanOrEqual(4.5);
  });
});

it('has a color for each role', () => {
  const roles = theme.settings.map(({ settings }) => settings.foreground).filter((name) => name !== 'plain');
  for (const role of roles) expect(code).toMatch(new RegExp(`\\.${role} \\{\\s+color: var\\(--code-`));
});
