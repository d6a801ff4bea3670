import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** What fills an index. What is in it is looked up by `field-index.ts`: searching, encoding, caching and all else stay out. */
const KEPT = new Set(['index.js', 'index/add.js', 'common.js', 'preset.js']);

/**
 * Builds FlexSearch from its own sources with every feature switched off that its build can switch off, and without the
 * modules that are never reached then: a third of its smallest build.
 */
export const slimFlexSearch: Plugin = {
  name: 'slim-flexsearch',
  setup({ initialOptions, onResolve, onLoad }) {
    const folder = path.join(initialOptions.absWorkingDir ?? '', 'node_modules/flexsearch/src');
    onResolve({ filter: /^flexsearch$/ }, () => ({ path: path.join(folder, 'index.js') }));
    onLoad({ filter: /[\\/]flexsearch[\\/]src[\\/].*\.js$/ }, async ({ path: file }) => {
      const name = path.relative(folder, file).replaceAll('\\', '/');
      if (name !== 'config.js' && !KEPT.has(name)) return { contents: '', loader: 'empty' };
      const code = await readFile(file, 'utf8');
      if (name === 'config.js') return { contents: code.replaceAll(' = true;', ' = false;') };
      return { contents: name === 'index.js' ? `${code}\nexport { Index };` : code };
    });
  },
};
