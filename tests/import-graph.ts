import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];

/** Modules by path from the root, each with what it imports: paths of the project, `node:*` and package names. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads every import of the product's modules: static, type-only, re-exported and dynamic ones with a literal. */
export function readImportGraph(root: string): ImportGraph {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.json'],
    tsconfig: { configFile: path.join(root, 'tsconfig.json') },
  });
  const resolve = (from: string, specifier: string) => {
    if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return specifier;
    const { path: found } = resolver.sync(path.dirname(path.join(root, from)), specifier);
    if (!found) throw new Error(`${from} imports "${specifier}", which is nowhere.`);
    return path.relative(root, found).split(path.sep).join('/');
  };
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
  return new Map(
    files.map((file) => [file, specifiersOf(path.join(root, file)).map((specifier) => resolve(file, specifier))]),
  );
}

function specifiersOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
    .filter((literal) => /^['"]/.test(literal))
    .map((literal) => literal.slice(1, -1));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic,
  ];
}

/** Everything that a module needs, directly or through others, with the way there. */
export function reachableFrom(graph: ImportGraph, start: string): Map<string, string[]> {
  const ways = new Map<string, string[]>([[start, [start]]]);
  for (const [module, way] of ways) {
    for (const next of graph.get(module) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}
