import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const IS_BUILD = process.env.NODE_ENV === 'production';
/** Pages carry React and Next's router (`lib/site.ts`); otherwise nothing that Next makes for browsers is used but CSS. */
const SHIPS_FRAMEWORK = process.env.SHIP_FRAMEWORK === '1';

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
    // Next leaves a core idle, which of two is half.
    cpus: availableParallelism(),
    globalNotFound: true,
    // Costs more than it saves: the build keeps compiled code whole (lib/build/kept-code.node.ts), and code changes seldom.
    turbopackFileSystemCacheForBuild: false,
    // One stylesheet, or nearly: all of our CSS is smaller than what a second request costs.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  turbopack: {
    // Class names are made from paths below the root; guessed, it would depend on the folders above the project.
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolveAlias: {
      // The index without workers, stores and encoders: a quarter of the bytes, and all that the browser uses.
      flexsearch: './node_modules/flexsearch/dist/flexsearch.light.module.min.js',
      // Edits below content/ are no module changes; scripts/dev.ts rewrites these so that open pages refresh.
      ...(!IS_BUILD && {
        '@/lib/content/revision': './.cache/content-revision.ts',
        '@/lib/dev/problems': './.cache/content-problems.ts',
      }),
      // What the build has read and compiled before Next begins is handed over; the loader and the compiler stay out of pages.
      ...(IS_BUILD && {
        '@/lib/content/read-content.node': './lib/content/shared-content.node.ts',
        '@/lib/mdx/compile-source.node': './lib/mdx/compiled-source.node.ts',
      }),
      // Next's own, as `next/dist/server/app-render/entry-base` names it.
      ...(IS_BUILD && !SHIPS_FRAMEWORK && { './collect-segment-data': './lib/build/without-segments.ts' }),
    },
  },
};

export default config;
