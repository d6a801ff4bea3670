import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { reachableFrom, readImportGraph } from './import-graph';

const root = process.cwd();
const graph = readImportGraph(root);
const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

/** Edges that break a rule, as `from -> to`. */
function breaches(from: RegExp, to: RegExp, except: RegExp = /^$/): string[] {
  return edges
    .filter((edge) => from.test(edge.from) && to.test(edge.to) && !except.test(edge.from))
    .map((edge) => `${edge.from} -> ${edge.to}`);
}

describe('imports run app -> components -> lib, scripts -> lib', () => {
  it('sees the modules', () => expect(graph.size).toBeGreaterThan(40));

  it.each([
    ['nothing imports app, but for its styles', /^(?!app\/)/, /^app\/(?!styles\/)/],
    ['nothing imports scripts', /^(?!scripts\/)/, /^scripts\//],
    ['nothing but tests imports tests', /^(?!tests\/|.*\.test\.ts$)/, /^tests\//],
    ['lib imports neither components nor app', /^lib\//, /^(components|app)\//],
    ['scripts import lib alone', /^scripts\//, /^(components|app)\//],
    ['messages are read by lib/i18n alone', /^(?!lib\/i18n\/|tests\/)/, /^messages\//],
    ['links are plain HTML, whose clicks the layout takes in one place', /./, /^next\/link$/],
  ])('%s', (_, from, to) => expect(breaches(from, to)).toEqual([]));

  it('node:* stays in *.node.ts', () => {
    const allowed = /\.node\.ts$|\.mjs$|\.test\.ts$|^tests\/|^[^/]+$/;
    expect(breaches(/./, /^node:/, allowed)).toEqual([]);
  });

  it('an area of components imports another only for ui and articles', () => {
    const area = (file: string) => file.split('/')[1];
    const crossing = edges.filter(
      ({ from, to }) =>
        from.startsWith('components/') &&
        to.startsWith('components/') &&
        area(from) !== area(to) &&
        !/^components\/(ui\/|mdx\/article\.tsx$)/.test(to) &&
        // The layout is where the areas meet.
        area(from) !== 'layout' &&
        area(from) !== 'pages',
    );
    expect(crossing).toEqual([]);
  });
});

/** Loads React's renderer, and no file of content. */
const RENDERER = 'lib/static-html.node.ts';

/** Modules that read files, as the first ones met on every way from a module. */
function readersFrom(start: string): string[] {
  const met = new Set([start]);
  for (const module of met) {
    if (/\.node\.tsx?$/.test(module)) continue;
    for (const next of graph.get(module) ?? []) met.add(next);
  }
  return [...met]
    .filter((module) => (/\.node(\.ts)?$/.test(module) && module !== RENDERER) || module.startsWith('node:'))
    .sort();
}

const KEPT_PAGES = ['docs/doc-page.tsx', 'docs/doc-metadata.ts', 'docs/category-page.tsx', 'blog/blog-page.tsx'];

describe('a page that is kept is made of its model alone, or it could be out of date', () => {
  it.each([...KEPT_PAGES, 'pages/plain-page.tsx'].map((file) => `components/${file}`))('%s reads nothing', (start) => {
    expect(graph.has(start)).toBe(true);
    expect(readersFrom(start)).toEqual([]);
  });

  it('what stands around it reads its own model, and the search index when everything is done', () => {
    expect(readersFrom('components/layout/site-document.tsx')).toEqual([
      'lib/pages/get-frame-model.node.ts',
      'lib/pages/search-source.node.ts',
    ]);
  });
});

it('Next compiles neither loader nor compiler for a build: each process of its would load them', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { default: config } = await import('@/next.config.mjs');
  vi.unstubAllEnvs();
  const placeOf = new Map<string, string>();
  for (const [module, place] of Object.entries(config.turbopack?.resolveAlias ?? {}))
    placeOf.set(`${module.replace('@/', '')}.ts`, String(place).replace('./', ''));
  const met = new Set([...graph.keys()].filter((file) => file.startsWith('app/')));
  for (const module of met) for (const next of graph.get(module) ?? []) met.add(placeOf.get(next) ?? next);
  expect(met).toContain('lib/content/get-content.node.ts');
  for (const left of ['lib/content/load.node.ts', 'lib/mdx/run-pipeline.ts', 'yaml']) expect(met).not.toContain(left);
});

describe('server and browser', () => {
  const isClient = (file: string) => file.endsWith('.client.tsx');

  it('"use client" stands in *.client.tsx, and in each of them', () => {
    const wrong = [...graph.keys()].filter((file) => {
      // Next wants error boundaries under fixed names.
      if (/^app\/.*error\.tsx$/.test(file)) return false;
      const says = /^['"]use client['"]/m.test(readFileSync(path.join(root, file), 'utf8'));
      return says !== isClient(file) && /\.tsx?$/.test(file);
    });
    expect(wrong).toEqual([]);
  });

  it('no browser module reaches a *.node module', () => {
    const ways = [...graph.keys()]
      .filter(isClient)
      .flatMap((file) =>
        [...reachableFrom(graph, file)].filter(([to]) => /\.node(\.ts)?$/.test(to)).map(([, way]) => way.join(' -> ')),
      );
    expect(ways).toEqual([]);
  });

  it('process.env is read in lib/site.ts alone', () => {
    const readers = [...graph.keys()].filter(
      (file) =>
        /^(app|components|lib)\//.test(file) &&
        !/\.test\.ts$|^lib\/setup\//.test(file) &&
        readFileSync(path.join(root, file), 'utf8').includes('process.env'),
    );
    expect(readers).toEqual(['lib/site.ts']);
  });
});

it('no module is part of a cycle', () => {
  const cycles = [...graph.keys()].filter((file) =>
    (graph.get(file) ?? []).some((next) => graph.has(next) && reachableFrom(graph, next).has(file)),
  );
  expect(cycles).toEqual([]);
});
