import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VersionMenu } from './version-menu';

it('renders no menu for a single version', () => {
  expect(renderToStaticMarkup(createElement(VersionMenu, { locale: 'en' }))).toBe('');
});
