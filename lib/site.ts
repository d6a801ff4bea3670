/**
 * The site's configuration. Owns: everything an operator may want to change, and the only reading of `process.env`.
 * Anyone may import it, islands included; only literals of the environment reach the browser.
 */
import type { Locale } from './locales';

export interface Announcement {
  /** Remembered when dismissed; a new id shows the bar again. Letters, digits and hyphens. */
  id: string;
  /** Plain text per locale; one link may follow it. */
  text: Record<Locale, string>;
  link?: { label: Record<Locale, string>; href: string };
}

export interface DocsVersion {
  /** Stored when a reader opens or chooses the version. */
  name: string;
  label: string;
  /** Where the version's docs begin, as a route; the current one is at `/docs`. */
  route: string;
}

/** An origin such as `https://docs.example.org`, without path and final slash. */
function readOrigin(value: string | undefined): string {
  if (!value) return 'https://docs.pbh-btn.com';
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`SITE_URL must be an address such as https://docs.example.org, found "${value}".`);
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`SITE_URL must be http(s):// and a host without a path (BASE_PATH is for that), found "${value}".`);
  }
  return url.origin;
}

/** Empty, or `/pr-123`: begins with a slash, does not end with one, needs no encoding. */
function readBasePath(value: string | undefined): string {
  if (!value) return '';
  // What browsers get was checked when it was built.
  if (!process.env.IN_BROWSER && !/^(\/[A-Za-z0-9._~-]+)+$/.test(value)) {
    throw new Error(
      `BASE_PATH must look like /pr-123 (a leading slash, no final one, plain characters), found "${value}".`,
    );
  }
  return value;
}

/** Empty, or `/pr-123`. By itself, like those below, so that a page's script needn't carry all of the configuration. */
export const BASE_PATH = /* @__PURE__ */ readBasePath(process.env.BASE_PATH);

/** What all of this is about. */
export const PRODUCT = 'PeerBanHelper';

/** Follow the system's colour mode until the reader chooses one. Otherwise light comes first. */
export const RESPECTS_SYSTEM_COLORS = false as boolean;

/**
 * Readers can read on without a network: visited pages are kept, whole languages on request. Switched off, the worker
 * that earlier visits left on their devices removes what it kept, and itself.
 */
export const READS_OFFLINE = true as boolean;

/** The first is the current one. A menu appears when there is more than one. */
export const DOCS_VERSIONS: [DocsVersion, ...DocsVersion[]] = [{ name: 'current', label: 'Next', route: '/docs' }];

/** In GitHub's workflows problems are printed as annotations too. */
export const RUNS_IN_GITHUB_ACTIONS = process.env.GITHUB_ACTIONS === 'true';

/**
 * A folder that is read in place of the project's `content/`, for measurements with more pages; messages and caches still say
 * `content/`. Empty for the project's own.
 */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? '';

/** Under `next dev`, where nothing of an export is there. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Where `npm start` and `npm run dev` listen. */
export function readPort(): number {
  const value = process.env.PORT;
  if (!value) return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, found "${value}".`);
  }
  return port;
}

export const SITE = {
  name: PRODUCT,
  origin: /* @__PURE__ */ readOrigin(process.env.SITE_URL),
  basePath: BASE_PATH,

  /** The tool itself. */
  toolRepository: 'https://github.com/PBH-BTN/PeerBanHelper',
  /** Where people who use it meet. */
  community: { qqGroup: '932978658', telegram: 'https://t.me/+TfjwEmsUKhZjMTI1' },
  donate: 'https://ifdian.net/a/Ghost_chu',
  contentLicense: 'https://creativecommons.org/licenses/by-nc/4.0/',
  /** Where "Edit this page" leads; the file's path follows. */
  editUrl: 'https://github.com/PBH-BTN/pbh-docs/edit/main/',

  /** Where GitHub Pages serves the branch gh-pages. Previews of pull requests are below it, at `pr-preview/pr-<number>`. */
  pagesUrl: 'https://docs.pbh-btn.com',

  /** The navbar hides on the way down and returns on the way up. */
  hideOnScroll: true,
  announcement: undefined as Announcement | undefined,

  docsVersions: DOCS_VERSIONS,

  /** With more docs than this, a page has only its own branch of the sidebar. Tests set it to have that with few docs. */
  wholeSidebarDocs: Number(process.env.WHOLE_SIDEBAR_DOCS) || 150,

  /**
   * Each page is there as `x.html` and as `x/index.html`, so that every host answers `/x` and `/x/`. Hosts that do so with
   * `x.html` alone (`deploy/README.md` has them) can do without the second, where they count files.
   */
  hasIndexes: process.env.PAGE_INDEXES !== '0',

  /** Heading levels of the table of contents. */
  tocLevels: { min: 2, max: 3 },
  postsPerPage: 10,
  offline: READS_OFFLINE,
} as const;

/** The panel's results, and the characters of a snippet in the panel and on the results page, where it takes two lines. */
export const SEARCH = { maxResults: 8, snippetLength: 50, pageSnippetLength: 140 } as const;

/** The files that an island is made of: their addresses, with the digest of each. */
export type IslandFiles = Readonly<Record<string, string>>;

/** The files of each island by its name; none in development. */
export const ISLAND_FILES: Readonly<Record<string, IslandFiles | undefined>> = /* @__PURE__ */ JSON.parse(
  process.env.ISLAND_FILES || '{}',
);

/** Addresses of islands' workers, `examine` for `examine.worker.ts`; none in development. */
export const ISLAND_WORKERS: Readonly<Record<string, string | undefined>> = /* @__PURE__ */ JSON.parse(
  process.env.ISLAND_WORKERS || '{}',
);

/**
 * Values for `process.env` in scripts that esbuild bundles for browsers.
 *
 * @param islandFiles see `ISLAND_FILES`
 * @param islandWorkers see `ISLAND_WORKERS`
 */
export function browserEnvironment(
  islandFiles: typeof ISLAND_FILES = {},
  islandWorkers: typeof ISLAND_WORKERS = {},
): Record<string, string> {
  return {
    'process.env.BASE_PATH': JSON.stringify(SITE.basePath),
    'process.env.SITE_URL': JSON.stringify(SITE.origin),
    'process.env.ISLAND_FILES': JSON.stringify(JSON.stringify(islandFiles)),
    'process.env.ISLAND_WORKERS': JSON.stringify(JSON.stringify(islandWorkers)),
    'process.env.IN_BROWSER': '"1"',
    // Each by itself, so that what a script has no use for is left out of it.
    'process.env.CONTENT_FOLDER': '""',
    'process.env.GITHUB_ACTIONS': '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.PAGE_INDEXES': '""',
    'process.env.PORT': '""',
    'process.env.WHOLE_SIDEBAR_DOCS': '""',
  };
}
