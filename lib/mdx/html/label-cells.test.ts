import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { renderMdx } from '@/tests/support/render-mdx';
import { labelCells } from './label-cells';

const table = (...rows: string[]) => [rows[0], rows[0]?.replaceAll(/[^|]/g, '-'), ...rows.slice(1)].join('\n');
const LONG = 'A sentence of more than forty characters, which fills a line.';

it('labels the cells of a table that is too wide for a phone, and leaves its plain form as it is', async () => {
  const { compiledSource, html, problems } = await compileText(table('| |Sent to|Off|', `|A|B|${LONG}|`));
  expect(problems).toBe('');
  const rendered = renderMdx(compiledSource, {});
  expect(rendered).toContain('<table data-records="">');
  expect(rendered).toContain(`<td>A</td><td data-label="Sent to">B</td><td data-label="Off">${LONG}</td>`);
  expect(html).not.toContain('data-');
});

it.each([
  ['two columns', table('|a|b|', `|1|${LONG}|`)],
  ['three short columns', table('|Wave|Peers|Bans|', '|1|20|0|')],
  ['few Chinese characters', table('|波次|人数|封禁|', '|第一个|二十个|没有|')],
])('leaves %s as a table', async (_, source) => {
  const { compiledSource } = await compileText(source);
  expect(renderMdx(compiledSource, {})).not.toContain('data-');
});

it('marks a table of two columns whose first one is wide', async () => {
  const { compiledSource } = await compileText(table('|a|b|', `|${LONG}|1|`));
  expect(renderMdx(compiledSource, {})).toContain('<table data-even="">');
});

it('counts a Chinese character as two, and leaves the configuration reference alone', () => {
  const wide = (text: string) =>
    h('table', [
      h(
        'thead',
        h(
          'tr',
          ['a', 'b', 'c'].map((name) => h('th', name)),
        ),
      ),
      h('tbody', h('tr', [h('td', text)])),
    ]);
  const [latin, han, config] = [wide('x'.repeat(57)), wide('汉'.repeat(30)), wide('x'.repeat(90))];
  config.properties.dataConfig = '';
  labelCells({ type: 'root', children: [latin, han, config] });
  expect([latin, han, config].map((element) => toHtml(element).includes('data-records'))).toEqual([false, true, false]);
});
