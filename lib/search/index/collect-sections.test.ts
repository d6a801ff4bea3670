import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { compileText } from '@/tests/support/compile-text';
import { collectSections } from './collect-sections';

const sectionsOf = (...children: Parameters<typeof h>[2][]) =>
  collectSections({ type: 'root', children: h('div', ...children).children });

it('begins a section at each heading, with its anchor, and leaves out headings without anything below', () => {
  const sections = sectionsOf(
    h('p', 'Before.'),
    h('h2', { id: 'install' }, 'Install ', h('code', 'docker')),
    h('ul', h('li', 'One ', h('strong', 'bold'), ' word.'), h('li', h('p', 'Two.'))),
    h('h2', { id: 'use' }, 'Use'),
    h('h3', { id: 'run' }, 'Run'),
    h('p', 'Run it.'),
    h('h2', { id: 'empty' }, 'Empty'),
  );
  expect(sections).toEqual([
    { id: null, heading: '', depth: 1, blocks: [{ kind: 'text', text: 'Before.' }] },
    {
      id: 'install',
      heading: 'Install docker',
      depth: 2,
      blocks: [
        { kind: 'text', text: 'One bold word.' },
        { kind: 'text', text: 'Two.' },
      ],
    },
    { id: 'use', heading: 'Use', depth: 2, blocks: [] },
    { id: 'run', heading: 'Run', depth: 3, blocks: [{ kind: 'text', text: 'Run it.' }] },
  ]);
});

it('distinguishes code and tables from text', () => {
  const [section] = sectionsOf(
    h('pre', { dataTitle: 'profile.yml' }, h('code', 'a: 1')),
    h(
      'table',
      h('thead', h('tr', h('th', 'Name'), h('th', 'Is'))),
      h('tbody', h('tr', h('th', 'Field'), h('td', 'Value'))),
    ),
    h('p', 'One', h('br'), 'sentence ', h('span', 'with'), ' ', h('img', { alt: 'x' }), h('kbd', 'Ctrl')),
  );
  expect(section?.blocks).toEqual([
    { kind: 'text', text: 'profile.yml' },
    { kind: 'code', text: 'a: 1' },
    { kind: 'header', text: 'Name · Is' },
    { kind: 'table', text: 'Field · Value' },
    { kind: 'text', text: 'One sentence with Ctrl' },
  ]);
});

it('reads components as their plain HTML, without words that the site adds', async () => {
  const { tree } = await compileText(
    [
      'Press <Kbd>Esc</Kbd> to close it.',
      ':::warning\n\nCareful.\n\n:::',
      '<Details summary="More">\n\nInside.\n\n</Details>',
      '<LogLookup />',
    ].join('\n\n'),
    { locale: 'en' },
  );
  const [section] = collectSections(toPlainHtml(tree, { locale: 'en', route: '/docs/x', onlyWritten: true }));
  expect(section?.blocks.map(({ text }) => text)).toEqual(['Press Esc to close it.', 'Careful.', 'More', 'Inside.']);
});

it('reads a bold first cell as the name of a control', () => {
  const [section] = sectionsOf(
    h(
      'table',
      h('tr', h('th', 'WebUI'), h('th', 'Key')),
      h('tr', h('td', ' ', h('strong', 'Detection window')), h('td', 'cache-lifespan')),
      h('tr', h('td', h('strong', 'No'), ' name'), h('td', 'x')),
      h('tr', h('td', h('strong', 'Alone'))),
    ),
  );
  expect(section?.blocks).toEqual([
    { kind: 'header', text: 'WebUI · Key' },
    { kind: 'key', text: 'Detection window ·' },
    { kind: 'table', text: 'cache-lifespan' },
    { kind: 'table', text: 'No name · x' },
    { kind: 'table', text: 'Alone' },
  ]);
});

it('begins a section at each setting, and returns to the previous section after the table', () => {
  const sections = sectionsOf(
    h('h2', { id: 'settings' }, 'Settings'),
    h('table', { id: 'config-module.x' }, h('tr', { id: 'config-module.x.size' }, h('th', 'size'), h('td', 'Bytes.'))),
    h('p', 'After.'),
  );
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    [null, ''],
    ['settings', 'Settings'],
    ['config-module.x.size', 'module.x.size'],
  ]);
  expect(sections[1]?.blocks).toContainEqual({ kind: 'text', text: 'After.' });
  expect(sections[2]?.blocks).toEqual([{ kind: 'table', text: 'Bytes.' }]);
});
