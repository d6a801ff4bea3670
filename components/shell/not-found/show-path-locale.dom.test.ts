import { beforeEach, expect, it, vi } from 'vitest';
import { showPathLocale } from './show-path-locale';

const LOCALES = [
  ['/pr-1/en/', 'en', 'Page Not Found'],
  ['/pr-1/', 'zh-Hans', '找不到页面'],
] as const;

beforeEach(() => {
  document.documentElement.lang = '';
  // A new head, because the observers of earlier tests would set the title of their language.
  document.head.replaceWith(document.createElement('head'));
});

it.each([
  ['/pr-1/en/docs/nope', 'en', 'Page Not Found'],
  ['/pr-1/en', 'en', 'Page Not Found'],
  ['/pr-1/english', 'zh-Hans', '找不到页面'],
  ['/pr-1/zh-Hans/docs', 'zh-Hans', '找不到页面'],
])('shows %s in %s, and keeps its title "%s" when the page sets another', async (path, lang, title) => {
  history.replaceState(null, '', path);
  showPathLocale(LOCALES);
  expect(document.documentElement.lang).toBe(lang);
  expect(document.documentElement.dataset.shown).toBe(lang);
  document.head.append(Object.assign(document.createElement('title'), { textContent: '404' }));
  await vi.waitFor(() => expect(document.title).toBe(title));
});
