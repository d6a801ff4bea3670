import { describe, expect, it } from 'vitest';
import { pathToRoute, routeToHref } from './paths';

describe('routeToHref', () => {
  it.each([
    ['zh-Hans', '/', '/'],
    ['en', '/', '/en/'],
    ['zh-Hans', '/docs/setup/Synology DSM/Imnks', '/docs/setup/Synology%20DSM/Imnks'],
    ['en', '/docs/category/安装部署', '/en/docs/category/%E5%AE%89%E8%A3%85%E9%83%A8%E7%BD%B2'],
  ] as const)('%s %s', (locale, route, path) => expect(routeToHref(locale, route)).toBe(path));

  it('adds an anchor', () => expect(routeToHref('en', '/docs/faq', '重置')).toBe('/en/docs/faq#%E9%87%8D%E7%BD%AE'));
});

describe('pathToRoute', () => {
  it.each([
    ['/', 'zh-Hans', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/docs/intro/?a=b#c', 'en', '/docs/intro'],
    ['/english', 'zh-Hans', '/english'],
    ['/docs/setup/Synology%20DSM/Imnks', 'zh-Hans', '/docs/setup/Synology DSM/Imnks'],
    ['/docs/%E0%A4%A', 'zh-Hans', '/docs/%E0%A4%A'],
  ])('%s', (path, locale, route) => expect(pathToRoute(path)).toEqual({ locale, route }));
});
