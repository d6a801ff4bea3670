import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reachableModules } from './reachable-modules';

/** What browsers run, besides the parts that these import. */
const BROWSER_ENTRY =
  /\.(element\.ts|island\.tsx|client\.tsx)$|^instrumentation-client\.ts$|^components\/shell\/start\.ts$|-worker\.ts$|\/worker\.ts$/;
const SERVER_ENTRY = /^app\/(.*\/)?(page|layout|not-found|global-not-found)\.tsx$/;
const NODE_ONLY = /\.(node|server)\.tsx?$|^node:/;
const BROWSER_ONLY =
  /\.(island|element)\.tsx?$|\/use-[^/]+\.tsx?$|^components\/islands\/(mount|define-island|field-values)\.tsx?$/;

async function browserProblems(root: string): Promise<string[]> {
  return problems(
    root,
    BROWSER_ENTRY,
    NODE_ONLY,
    (chain) =>
      `${chain[0]} runs in browsers and needs ${chain.at(-1)}, which runs in Node.js only: ${chain.join(' -> ')}. Compute what it needs on the server and pass it in, as props of the island or attributes of the element.`,
  );
}

async function serverProblems(root: string): Promise<string[]> {
  return problems(
    root,
    SERVER_ENTRY,
    BROWSER_ONLY,
    (chain) =>
      `${chain.at(-1)} runs in browsers and is rendered as part of a page: ${chain.join(' -> ')}. Render <Island name="…"> of components/islands/island.tsx instead, or write the custom element's tag.`,
  );
}

async function problems(root: string, entry: RegExp, forbidden: RegExp, tell: (chain: string[]) => string) {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const entries = [...files, 'instrumentation-client.ts'].filter((file) => entry.test(file));
  expect(entries.length).toBeGreaterThan(0);
  const chains = await reachableModules(root, entries);
  return [...chains].filter(([module]) => forbidden.test(module)).map(([, chain]) => tell(chain));
}

it('nothing that browsers run needs Node.js', async () => expect(await browserProblems(process.cwd())).toEqual([]));

it('no page renders what browsers run', async () => expect(await serverProblems(process.cwd())).toEqual([]));

it('tells how to cure both', async () => {
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
  expect([...(await browserProblems(root)), ...(await serverProblems(root))]).toMatchInlineSnapshot(`
    [
      "components/docs/menu.element.ts runs in browsers and needs node:fs, which runs in Node.js only: components/docs/menu.element.ts -> node:fs. Compute what it needs on the server and pass it in, as props of the island or attributes of the element.",
      "components/docs/tool.island.tsx runs in browsers and needs lib/read.server.ts, which runs in Node.js only: components/docs/tool.island.tsx -> lib/read.ts -> lib/read.server.ts. Compute what it needs on the server and pass it in, as props of the island or attributes of the element.",
      "components/docs/tool.island.tsx runs in browsers and is rendered as part of a page: app/page.tsx -> components/docs/tool.tsx -> components/docs/tool.island.tsx. Render <Island name="…"> of components/islands/island.tsx instead, or write the custom element's tag.",
    ]
  `);
  rmSync(root, { recursive: true });
});
