import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VersionMenu } from './version-menu';

const CURRENT = { name: 'current', label: 'Next', route: '/docs' };
const OLDER = { name: '9.4', label: '9.4', route: '/docs/9.4' };

const render = (versions: (typeof CURRENT)[]) =>
  renderToStaticMarkup(createElement(VersionMenu, { locale: 'en', versions }));

it('is not there while there is one version', () => expect(render([CURRENT])).toBe(''));

it('leads to each of several versions and marks the one that is shown', () => {
  const html = render([CURRENT, OLDER]);
  expect(html).toContain('Docs version: Next');
  expect(html).toMatch(/<a aria-current="true" href="\/en\/docs\/intro">Next<\/a>/);
  expect(html).toContain('<a href="/en/docs/9.4/intro">9.4</a>');
});
