import { expect, it } from 'vitest';
import { prePaintScripts } from './pre-paint-scripts';

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
