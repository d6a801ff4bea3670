import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { rememberDocsVersion } from './docs-version.element';
import { VersionMenu } from './version-menu';

const VERSIONS = [
  { name: 'current', label: 'Next', route: '/docs' },
  { name: '9.5', label: '9.5', route: '/docs/9.5' },
];

beforeEach(() => localStorage.clear());

it('renders no menu for a single version', () => {
  expect(renderToStaticMarkup(createElement(VersionMenu, { locale: 'en' }))).toBe('');
});

it.each([
  ['/docs/intro', 'current'],
  ['/en/docs/setup/Docker', 'current'],
  ['/docs/9.5/intro', '9.5'],
  ['/en/docs/9.5/intro', '9.5'],
  ['/', null],
  ['/docs', null],
  ['/blog/docs/intro', null],
])('visiting %s stores version %s', (path, expected) => {
  history.replaceState(null, '', path);
  rememberDocsVersion(VERSIONS);
  expect(localStorage.getItem('docs-preferred-version')).toBe(expected);
});
