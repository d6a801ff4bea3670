/** Addresses that the bundler gives to files. Only bundles for browsers know them; they are empty in development. */

/** The digests of an island's files, by address. */
export type IslandFiles = Readonly<Record<string, string>>;

/** The files of the search island, which is on every page. */
export const SEARCH_ISLAND_FILES: IslandFiles = /* @__PURE__ */ JSON.parse(process.env.SEARCH_ISLAND_FILES || '{}');

/** Addresses of web workers by name, such as `examine` for `examine.worker.ts`. */
export const ISLAND_WORKERS: Readonly<Record<string, string | undefined>> = /* @__PURE__ */ JSON.parse(
  process.env.ISLAND_WORKERS || '{}',
);
