import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const IS_BUILD = process.env.NODE_ENV === 'production';

/** @type {import('next').NextConfig} */
const config = {
  // Builds only: with `output: 'export'` the development server answers 500 for paths with Chinese characters.
  ...(IS_BUILD && { output: 'export', distDir: '.cache/export' }),
  basePath: process.env.BASE_PATH ?? '',
  // Literals for lib/site.ts in the browser.
  env: { BASE_PATH: process.env.BASE_PATH ?? '', SITE_URL: process.env.SITE_URL ?? '' },
  reactStrictMode: true,
  images: { unoptimized: true },
  // next-mdx-remote renders with hooks, which only the React that Node.js loads has.
  serverExternalPackages: ['next-mdx-remote', 'nodejieba', 'shiki'],
  devIndicators: false,
  // `npm test` already checks types.
  typescript: { ignoreBuildErrors: true },
  // Pages wait for the content check (lib/page-data.server.ts), which takes minutes with thousands of texts.
  staticPageGenerationTimeout: 600,
  experimental: {
    // By default Next leaves one core idle, which is half of a machine with two.
    cpus: availableParallelism(),
    // Each language has its own root layout, and without this option 404.html would have none.
    globalNotFound: true,
    // Writing this cache takes longer than builds save. The cache of compiled MDX is separate.
    turbopackFileSystemCacheForBuild: false,
    // Splits the styles in the same way for all pages, so that lib/export/finish-pages.server.ts can combine them.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  turbopack: {
    // Class names contain paths below the root, and Next's guess of the root depends on the folders above the project.
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolveAlias: {
      // The same published build as in lib/export/bundle-site-script.server.ts.
      flexsearch: './node_modules/flexsearch/dist/flexsearch.compact.module.min.js',
      // Edits below content/ change no module, so scripts/dev.ts rewrites these modules to refresh open pages.
      ...(!IS_BUILD && {
        '@/lib/content/revision': './.cache/content-revision.ts',
        '@/lib/dev/problems': './.cache/content-problems.ts',
      }),
    },
  },
};

export default config;
