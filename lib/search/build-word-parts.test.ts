import { expect, it } from 'vitest';
import { buildIndex } from './build-index.node';
import { searchFiles } from './search-files';

it('ends a part that is nearly full where the first character changes', () => {
  const words = [...'abcdefghijkl'].flatMap((letter) =>
    Array.from({ length: 110 }, (_, index) => letter + (100 + index)),
  );
  const text = { kind: 'text', text: words.join(' ') } as const;
  const { files } = buildIndex({
    documents: [
      {
        locale: 'en',
        context: 'docs',
        route: '/docs/a',
        title: 'A',
        description: '',
        keywords: [],
        breadcrumbs: [],
        sections: [{ id: null, heading: '', depth: 1, blocks: [text] }],
      },
    ],
    cutHan: () => [],
    variants: new Map(),
    groups: [],
    sounds: false,
  });
  const borders: string[] = JSON.parse(files.get(searchFiles.entry('all')) ?? '')[4].index.words;
  expect(borders.length).toBeGreaterThan(2);
  expect(borders.slice(1).filter((border) => border.length > 1)).toEqual([]);
});
