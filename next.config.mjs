import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const IS_BUILD = process.env.NODE_ENV === 'production';

/** @type {import('next').NextConfig} */
const config = {
  // `output: 'export'` makes the development server answer 500 for paths with Chinese in them, so it is set for builds only.
  ...(IS_BUILD && { output: 'export', distDir: '.cache/export' }),
  basePath: process.env.BASE_PATH ?? '',
  // What lib/site.ts reads, as literals for the browser too.
  env: { BASE_PATH: process.env.BASE_PATH ?? '', SITE_URL: process.env.SITE_URL ?? '' },
  reactStrictMode: true,
  images: { unoptimized: true },
  serverExternalPackages: ['nodejieba', 'shiki'],
  devIndicators: false,
  // Types are checked by `npm test`; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Next leaves one core idle, which on a machine with two is half.
    cpus: availableParallelism(),
    // There are two root layouts, one for each language; without this, 404.html would have neither.
    globalNotFound: true,
    // Writing the cache takes longer than a build saves with it, and compiled MDX is the one thing that builds keep.
    turbopackFileSystemCacheForBuild: false,
    // Chunks in an order that is the same on every page, which the shared stylesheet needs (lib/export/write-stylesheet.server.ts).
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  turbopack: {
    // Class names are made from paths below the root; guessed, it would depend on the folders above the project.
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolveAlias: {
      // The same published build as in lib/export/bundle-site-script.server.ts.
      flexsearch: './node_modules/flexsearch/dist/flexsearch.compact.module.min.js',
      // Edits below content/ are no module changes; scripts/dev.ts rewrites these so that open pages refresh.
      ...(!IS_BUILD && {
        '@/lib/content/revision': './.cache/content-revision.ts',
        '@/lib/dev/problems': './.cache/content-problems.ts',
      }),
    },
  },
};

export default config;
