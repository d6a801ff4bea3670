import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { beforeEach, expect, it } from 'vitest';
import { prePaintSource } from './pre-paint-source';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('runs by itself, in the scope of a page', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcement.</script>', 'dismissed');
  const source = prePaintSource('</script>')
    .map(({ code }) => code)
    .join('');
  expect(source).not.toContain('</script');
  // biome-ignore lint/security/noGlobalEval: what the page does with the text
  globalThis.eval(source);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', announcement: 'dismissed' });
});

it('stays below 1 kB on the way', () => {
  const { code } = transformSync(
    prePaintSource('2026-11')
      .map((part) => part.code)
      .join(''),
    { minify: true },
  );
  expect(brotliCompressSync(code).length).toBeLessThan(1000);
});
