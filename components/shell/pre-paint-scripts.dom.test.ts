import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { beforeEach, expect, it } from 'vitest';
import { prePaintScripts } from './pre-paint-scripts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('runs without imports and escapes its values', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcement.</script>', 'dismissed');
  const source = prePaintScripts('</script>')
    .map(({ code }) => code)
    .join('');
  expect(source).not.toContain('</script');
  // biome-ignore lint/security/noGlobalEval: pages evaluate the text in global scope, too
  globalThis.eval(source);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', announcement: 'dismissed' });
});

it('is smaller than 1 kB when compressed', () => {
  const { code } = transformSync(
    prePaintScripts('2026-11')
      .map((script) => script.code)
      .join(''),
    { minify: true },
  );
  expect(brotliCompressSync(code).length).toBeLessThan(1000);
});
