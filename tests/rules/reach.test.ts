import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findReachableModules } from './find-reachable-modules';

/** Entry points of browser code. */
const BROWSER_ENTRY =
  /\.(element\.ts|island\.tsx|client\.tsx)$|^instrumentation-client\.ts$|^components\/shell\/start\.ts$|-worker\.ts$|\/worker\.ts$/;
const SERVER_ENTRY = /^app\/(.*\/)?(page|layout|not-found|global-not-found)\.tsx$/;
const NODE_ONLY = /\.(node|server)\.tsx?$|^node:/;
const BROWSER_ONLY =
  /\.(island|element)\.tsx?$|\/use-[^/]+\.tsx?$|^components\/islands\/(mount|define-island|field-values)\.tsx?$/;

async function findBrowserProblems(root: string): Promise<string[]> {
  return findProblems(
    root,
    BROWSER_ENTRY,
    NODE_ONLY,
    (chain) =>
      `${chain[0]} runs in browsers but imports ${chain.at(-1)}, which requires Node.js: ${chain.join(' -> ')}. Compute the value on the server and pass it in as a prop of the island or an attribute of the element.`,
  );
}

async function findServerProblems(root: string): Promise<string[]> {
  return findProblems(
    root,
    SERVER_ENTRY,
    BROWSER_ONLY,
    (chain) =>
      `${chain.at(-1)} runs only in browsers but a page imports it: ${chain.join(' -> ')}. Render <Island name="…"> from components/islands/island.tsx, or the custom element's tag, instead.`,
  );
}

async function findProblems(
  root: string,
  entryPattern: RegExp,
  forbiddenPattern: RegExp,
  formatMessage: (chain: string[]) => string,
) {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const entries = [...files, 'instrumentation-client.ts'].filter((file) => entryPattern.test(file));
  expect(entries.length).toBeGreaterThan(0);
  const chains = await findReachableModules(root, entries);
  return [...chains].filter(([module]) => forbiddenPattern.test(module)).map(([, chain]) => formatMessage(chain));
}

it('finds no import of Node.js modules in browser code', async () =>
  expect(await findBrowserProblems(process.cwd())).toEqual([]));

it('finds no import of browser-only modules in pages', async () =>
  expect(await findServerProblems(process.cwd())).toEqual([]));

it('reports the import chain and the fix for both problems', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reach-'));
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'instrumentation-client.ts': 'export {};',
    'app/page.tsx': "import { Tool } from '@/components/docs/tool'; export default Tool;",
    'components/docs/tool.tsx': "export { island as Tool } from './tool.island';",
    'components/docs/tool.island.tsx': "import { read } from '@/lib/read'; export const island = read;",
    'components/docs/menu.element.ts': "import fs from 'node:fs'; fs.cpSync('a', 'b');",
    'components/docs/fine.element.ts': "import type { A } from '@/lib/read.server'; export const a: A = 1;",
    'lib/read.ts': "export * from './read.server';",
    'lib/read.server.ts': 'export type A = number; export const read = 1;',
  };
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  expect([...(await findBrowserProblems(root)), ...(await findServerProblems(root))]).toMatchInlineSnapshot(`
    [
      "components/docs/menu.element.ts runs in browsers but imports node:fs, which requires Node.js: components/docs/menu.element.ts -> node:fs. Compute the value on the server and pass it in as a prop of the island or an attribute of the element.",
      "components/docs/tool.island.tsx runs in browsers but imports lib/read.server.ts, which requires Node.js: components/docs/tool.island.tsx -> lib/read.ts -> lib/read.server.ts. Compute the value on the server and pass it in as a prop of the island or an attribute of the element.",
      "components/docs/tool.island.tsx runs only in browsers but a page imports it: app/page.tsx -> components/docs/tool.tsx -> components/docs/tool.island.tsx. Render <Island name="…"> from components/islands/island.tsx, or the custom element's tag, instead.",
    ]
  `);
  rmSync(root, { recursive: true });
});
