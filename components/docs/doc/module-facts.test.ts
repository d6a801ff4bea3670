import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ModuleFacts } from './module-facts';

it.each([
  ['module/progress-cheat-blocker', ['On by default · bans for 30 days']],
  [
    'module/client-name',
    ['client-name-blacklist On by default · bans for 3 days', 'anti-vampire On by default · bans for 4 hours'],
  ],
  // Its duration is the word `default`.
  ['module/expression-engine', ['On by default · bans for 14 days']],
  ['module/dos-protection', ['Off by default']],
  ['module/active-monitoring', ['On by default · only watches']],
  ['setup/Docker', []],
])('says what the modules on %s do', (docId, lines) => {
  const html = renderToStaticMarkup(createElement(ModuleFacts, { locale: 'en', docId }));
  const items = selectAll('li', fromHtml(html, { fragment: true }));
  expect(items.map((item) => textOf(item).trim())).toEqual(lines);
});
