import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { slimFlexSearch } from './slim-flexsearch.node';

const CODE = `
  import { FieldIndex } from './lib/search/field-index';
  const index = new FieldIndex(3);
  index.add(7, new Map([['docker', 0], ['constructor', 2]]));
  index.add(9, new Map([['docker', 2]]));
  index.import([['ban', [null, [4]]]]);
  export const found = ['docker', 'constructor', 'ban', 'nothing'].map((term) => index.postings(term));
`;

it('leaves of FlexSearch what fills an index', async () => {
  const { outputFiles } = await build({
    stdin: { contents: CODE, resolveDir: process.cwd() },
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [slimFlexSearch],
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code.length).toBeLessThan(6000);
  const { found } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(found).toEqual([[[7], undefined, [9]], [undefined, undefined, [7]], [null, [4]], undefined]);
});
