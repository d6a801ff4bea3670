import { expect, it } from 'vitest';
import { prePaintScripts, showPathLocale } from './pre-paint-scripts';

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

it.each([
  ['/pr-1/en/docs/nope', 'en', 'Page Not Found'],
  ['/pr-1/en', 'en', 'Page Not Found'],
  ['/pr-1/english', 'zh-Hans', '找不到页面'],
  ['/pr-1/zh-Hans/docs', 'zh-Hans', '找不到页面'],
])('shows %s in %s, and keeps its title "%s" before that of the file', (path, lang, title) => {
  document.head.replaceChildren();
  history.replaceState(null, '', path);
  showPathLocale([
    ['/pr-1/en/', 'en', 'Page Not Found'],
    ['/pr-1/', 'zh-Hans', '找不到页面'],
  ]);
  document.head.append(Object.assign(document.createElement('title'), { textContent: '404' }));
  expect(document.documentElement.lang).toBe(lang);
  expect(document.documentElement.dataset.shown).toBe(lang);
  expect(document.title).toBe(title);
});
